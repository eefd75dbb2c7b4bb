import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Links that were revoked with a trajectory work again, if their reader can still answer. */
export async function reopenOf(db: Db, trajectory_id: number, since: Date) {
  const reopened = sql<Reopened>`update links l set revoked_at = null
      from trajectories t join people client on client.id = t.client_id
      where l.trajectory_id = ${trajectory_id} and t.id = l.trajectory_id
        and l.revoked_at >= ${since} and l.used_at is null and (
          exists (select from approval_requests r where r.id = l.approval_request_id
            and r.closed_at is null and r.decided_at is null)
          or exists (select from appointment_guests g join appointments a on a.id = g.appointment_id
            where g.id = l.appointment_guest_id and lower(g.email) =
              lower(case g.party when 'client' then client.email::text else t.contact_email end))
          or exists (select from surveys s where s.id = l.survey_id and lower(s.recipient_email) =
            lower(case l.purpose when 'survey-client' then client.email::text
              else t.contact_email end))
          or exists (select from tasks k where k.id = l.task_id and lower(k.recipient_email) =
            lower(case l.purpose when 'task-client' then client.email::text
              else t.contact_email end)))
      returning l.mail_id`;
  await neededAgain(db, (await reopened.execute(db)).rows);
}

/** What is to be done once more can be ticked off through the same link. */
export async function reopenTask(db: Db, task_id: number) {
  const ofTask = db.updateTable('links').where('task_id', '=', task_id);
  const open = ofTask.where('revoked_at', 'is', null);
  await neededAgain(db, await open.set({ used_at: null }).returning('mail_id').execute());
}

type Reopened = { mail_id: number | null };

/** Their mails may never have left: whoever looks after the mail sees that again. */
async function neededAgain(db: Db, links: Reopened[]) {
  const mails = links.flatMap(({ mail_id }) => mail_id ?? []);
  if (mails.length === 0) return;
  const unsent = db.updateTable('mails').where('id', 'in', mails).where('sent_at', 'is', null);
  await unsent.set({ needless: false }).execute();
}
