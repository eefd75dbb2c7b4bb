import type { Insertable } from 'kysely';
import { days } from '../platform/access/links.ts';
import type { Db } from '../platform/database/db.ts';
import type { Tables } from '../platform/database/tables.gen.ts';
import { tokenIn } from './mails.ts';
import type { OpenedApp } from './openApp.ts';

/** A Wednesday; 5, 9 and 13 days later people work as well. */
export const asked = new Date('2026-11-18T10:00:00+01:00');
export const after = (count: number, from = asked) => new Date(from.getTime() + count * 86_400_000);

type Trajectory = { id: number; organisation_id: number; counselor_id: number };

/** A task that was mailed to the client, as the feature of tasks does it. */
export async function aSentTask(
  { db, world, time }: OpenedApp,
  { id: trajectory_id, organisation_id, counselor_id }: Trajectory,
  given: Partial<Insertable<Tables['tasks']>> = {},
) {
  const sent_at = time.now ?? new Date();
  const recipient_email = `taak${trajectory_id}@example.nl`;
  const { id: task_id } = await db
    .insertInto('tasks')
    .values({
      ...{ organisation_id, trajectory_id, title: 'Stuur uw cv', party: 'client', sent_at },
      ...{ recipient_name: 'Fatima El Amrani', recipient_email, language: 'nl' },
      sender_id: counselor_id,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const purpose = 'task-client' as never;
  const subject = { trajectory_id, task_id, minutes: days(90) };
  const token = await world.links.create(db, purpose, subject);
  return { id: task_id, token, recipient_email };
}

/** The mails of a kind, oldest first, with the tokens in their links. */
export async function mailsOf({ db }: OpenedApp, ...templates: string[]) {
  const rows = await db
    .selectFrom('mails')
    .where('template', 'in', templates)
    .orderBy('id')
    .selectAll()
    .execute();
  return rows.map((mail) => ({
    ...mail,
    data: mail.data as Record<string, unknown>,
    token: tokenIn(mail.data),
  }));
}

/** Surveys of one trajectory, sent and unanswered, each with its link. */
export async function manySurveys(
  { sql }: OpenedApp,
  { id, organisation_id, counselor_id }: Trajectory,
  given: { template: { id: number }; count: number },
) {
  await sql`
    with made as (insert into surveys (organisation_id, trajectory_id, survey_template_id, title,
        questions, recipient_name, recipient_email, language, sender_id, sent_at)
      select ${organisation_id}, ${id}, ${given.template.id}, 'Tevredenheid', '[]', 'Fatima',
        'veel' || n || '@example.nl', 'nl', ${counselor_id}, ${asked}
      from generate_series(1, ${given.count}::integer) n returning id)
    insert into links (token_hash, purpose, trajectory_id, survey_id, created_at, expires_at)
    select sha256(convert_to('survey ' || id, 'UTF8')), 'survey-client', ${id}, id, ${asked},
      ${after(90)} from made`;
}

/** One of each question. */
export async function itsReminders(
  db: Db,
  { organisation_id }: Pick<Trajectory, 'organisation_id'>,
  questions: { survey_id: number } & { task_id: number },
) {
  const sent = { organisation_id, asked_at: asked, number: 1, at: after(5) };
  for (const [column, id] of Object.entries(questions))
    await db
      .insertInto('reminders')
      .values({ ...sent, [column]: id })
      .execute();
}
