import type { MailState } from '@traject/contract/common/mailState';
import type { SurveyQuestion } from '@traject/contract/common/surveyQuestions';
import type { Survey, SurveyAnswer } from '@traject/contract/surveys';
import { sql } from 'kysely';
import { isRepeat, nextReminder } from '../../platform/access/reminding.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { stateOfMail } from '../../platform/mail/mailState.ts';
import { presentQuestions } from '../surveyTemplates/surveyTemplates.service.ts';

export type Key = { trajectoryId: number; surveyId: number };

/** Newest first. */
export const listSurveys = (db: Db, trajectoryId: number, now: Date): Promise<Survey[]> =>
  surveysOf(db, trajectoryId, now).orderBy('s.id', 'desc').execute();

export const getSurvey = (db: Db, { trajectoryId, surveyId }: Key, now: Date): Promise<Survey> =>
  surveysOf(db, trajectoryId, now).where('s.id', '=', surveyId).executeTakeFirstOrThrow(notFound);

const surveysOf = (db: Db, trajectoryId: number, now: Date) =>
  db
    .selectFrom('surveys as s')
    .innerJoin('survey_templates as template', 'template.id', 's.survey_template_id')
    .where('s.trajectory_id', '=', trajectoryId)
    .select(['s.id', 's.survey_template_id'])
    .select([asked.as('survey_template'), answers.as('answers'), state(now).as('state')])
    .select([recipient.as('recipient'), moment('created_at').$notNull().as('created_at')])
    .select([moment('sent_at').as('sent_at'), moment('opened_at').as('opened_at')])
    .select([moment('answered_at').as('answered_at'), expires.as('expires_at'), mail.as('mail')])
    .select([earlier.as('earlier'), 's.reminders_off', next(now).as('next_reminder_at')]);

/** For a query over surveys `s` with their template: the questions as they were sent. */
export const asked = sql<Survey['survey_template']>`json_build_object('id', template.id,
  'title', coalesce(s.title, template.title), 'type', template.type,
  'questions', coalesce(s.questions, ${presentQuestions}::jsonb))`;

const answers = sql<SurveyAnswer[]>`coalesce((
  select json_agg(json_build_object('survey_question_id', a.survey_question_id,
    'answer', a.answer) order by (q->>'order')::integer)
  from survey_answers a
  join jsonb_array_elements(s.questions) q on (q->>'id')::integer = a.survey_question_id
  where a.survey_id = s.id), '[]')`;

/** The newest link that asked; a reminder ends when that does. */
const asking = sql`from links l where l.survey_id = s.id and not ${isRepeat('l')}
  order by l.id desc limit 1`;
const expiry = sql`(select least(l.expires_at, l.revoked_at) ${asking})`;
const mail = sql<MailState | null>`(select ${stateOfMail('l.mail_id')} ${asking})`;
const earlier = sql<Survey['earlier']>`coalesce((
  select json_agg(json_build_object('sent_at', coalesce(x.at, e.created_at),
    'opened_at', e.opened_at, 'reminder', x.number,
    'email', (select m.recipient from mails m where m.id = e.mail_id)) order by e.id desc)
  from links e left join reminders x on x.link_id = e.id
  where e.survey_id = s.id and e.opened_by_name is null
    and e.id <> (select l.id ${asking})), '[]')`;
const next = (now: Date) => sql<string | null>`case when s.answered_at is null then
  ${nextReminder({ kind: 'survey', of: 's', asked: 'sent_at', ends: expiry, now })} end`;
const expires = sql<string | null>`to_json(${expiry}) #>> '{}'`;

const state = (now: Date) => sql<Survey['state']>`case
  when s.answered_at is not null then 'answered'
  when s.sent_at is null then 'new'
  when ${expiry} <= ${now} then 'expired'
  when s.opened_at is not null then 'opened'
  else 'sent' end`;

const recipient = sql<Survey['recipient']>`case when s.sent_at is not null then
  json_build_object('name', s.recipient_name, 'email', s.recipient_email) end`;

const moment = (column: 'created_at' | 'sent_at' | 'opened_at' | 'answered_at') =>
  sql<string | null>`to_json(${sql.ref(`s.${column}`)}) #>> '{}'`;

/** What was copied when it was sent. */
export const questionsOf = ({ questions }: { questions: unknown }) =>
  (questions ?? []) as SurveyQuestion[];
