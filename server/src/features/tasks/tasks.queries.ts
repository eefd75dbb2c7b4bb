import type { MailState } from '@traject/contract/common/mailState';
import type { Task } from '@traject/contract/tasks';
import { sql } from 'kysely';
import { nextReminder } from '../../platform/access/reminding.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { stateOfMail } from '../../platform/mail/mailState.ts';
import { goesByItself, isReminded } from './afterEnd.ts';

/** The open ones first, by date; those without a date after them, and the newest done one. */
export const listTasks = (db: Db, trajectoryId: number, today: string): Promise<Task[]> =>
  inOrder(tasks(db, today).where('k.trajectory_id', '=', trajectoryId)).execute();

export const getTask = (db: Db, id: number, today: string): Promise<Task> =>
  tasks(db, today).where('k.id', '=', id).executeTakeFirstOrThrow(notFound);

type Mine = { me: number[]; organisations: number[] };

/** What these records of one account made or have to do, and what was done last. */
export const listLoose = (db: Db, { today, ...mine }: Mine & { today: string }): Promise<Task[]> =>
  inOrder(tasks(db, today).where('k.id', 'in', looseIds(mine))).execute();

/** However much there is: lists do not grow with the years. */
const looseIds = ({ me, organisations }: Mine) => {
  const loose = sql`select k.id from tasks k
    where k.trajectory_id is null and k.organisation_id = any(${organisations}::integer[])
      and (k.person_id = any(${me}::integer[]) or k.created_by = any(${me}::integer[]))`;
  return sql<number>`((${loose} and k.done_at is null order by k.due_on, k.id limit 300)
    union all (${loose} and k.done_at is not null order by k.done_at desc, k.id limit 50))`;
};

const inOrder = (found: ReturnType<typeof tasks>) =>
  found
    .orderBy('k.done_at', (order) => order.desc().nullsFirst())
    .orderBy('k.due_on', (order) => order.asc().nullsLast())
    .orderBy('k.id');

const tasks = (db: Db, today: string) =>
  db
    .selectFrom('tasks as k')
    .leftJoin('trajectories as t', 't.id', 'k.trajectory_id')
    .leftJoin('people as person', 'person.id', 'k.person_id')
    .leftJoin('people as done', 'done.id', 'k.done_by')
    .leftJoin('people as maker', 'maker.id', 'k.created_by')
    .leftJoin('files as file', 'file.id', 'k.answer_file_id')
    .leftJoin('action_plan_steps as step', 'step.id', 'k.action_plan_step_id')
    .leftJoin('action_plans as plan', 'plan.id', 'step.action_plan_id')
    .select(['k.id', 'k.trajectory_id', 'k.title', 'k.text', 'k.due_on', 'k.answer', 'k.version'])
    .select([sendOn.as('send_on'), state(today).as('state'), recipient.as('recipient')])
    .select(({ ref }) => ref('k.party').$castTo<Task['party']>().as('party'))
    .select([moment('done_at').as('done_at'), moment('sent_at').as('sent_at')])
    .select([moment('opened_at').as('opened_at'), expires.as('expires_at'), mail.as('mail')])
    .select(['k.reminders_off', next(today).as('next_reminder_at'), reminder.as('reminder')])
    .select([someone('done').as('done_by'), someone('maker').as('created_by')])
    .select([known('person').as('person'), answerFile.as('answer_file')])
    .select(
      sql<Task['plan']>`case when plan.id is not null then
        json_build_object('id', plan.id, 'title', plan.title) end`.as('plan'),
    );

const state = (today: string) => sql<Task['state']>`case
  when k.done_at is not null then 'done'
  when k.due_on < ${today}::date then 'overdue'
  else 'open' end`;

const sendOn = sql<string | null>`case when ${goesByItself('k')} then k.send_on end`;

const recipient = sql<Task['recipient']>`case when k.sent_at is not null then
  json_build_object('name', k.recipient_name, 'email', k.recipient_email) end`;

const newest = sql`from links l where l.task_id = k.id and l.opened_by_name is null
  order by l.id desc limit 1`;
const expires = sql<
  string | null
>`to_json((select least(l.expires_at, l.revoked_at) ${newest})) #>> '{}'`;
const mail = sql<MailState | null>`(select ${stateOfMail('l.mail_id')} ${newest})`;

/** From the morning of the day on, because no more is known here of the time. */
const next = (today: string) => sql<string | null>`case when k.sent_at is not null
  and k.done_at is null and ${isReminded('k')} then ${nextReminder({
    kind: 'task',
    of: 'k',
    asked: 'sent_at',
    ends: sql`(select least(l.expires_at, l.revoked_at) ${newest})`,
    now: sql<Date>`(${today}::date::timestamp at time zone 'Europe/Amsterdam')`,
  })} end`;
const reminder = sql<Task['reminder']>`(select json_build_object('number', r.number, 'at', r.at)
  from reminders r where r.task_id = k.id and r.asked_at = k.sent_at order by r.number desc limit 1)`;

const moment = (column: 'done_at' | 'sent_at' | 'opened_at') =>
  sql<string | null>`to_json(${sql.ref(`k.${column}`)}) #>> '{}'`;

const someone = (alias: string) => sql<{ name: string } | null>`case
  when ${sql.ref(`${alias}.id`)} is not null
  then json_build_object('name', ${sql.ref(`${alias}.name`)}) end`;

const answerFile = sql<Task['answer_file']>`case when file.id is not null
  then json_build_object('id', file.id, 'name', file.name, 'scan', file.scan) end`;

const known = (alias: string) => sql<{ id: number; name: string } | null>`case
  when ${sql.ref(`${alias}.id`)} is not null
  then json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)}) end`;
