import type { Today } from '@traject/contract/today';
import { type RawBuilder, sql } from 'kysely';
import { daysLater } from '../../platform/database/calendar.ts';
import { type Asked, around, isAsked, isOpen, listOf, named } from './parts.ts';

const shown = 5;

/** What waits too long, and can be helped. */
export const waiting = (asked: Asked) => sql<Today['waiting']>`json_build_object(
  'opened', ${questions(opened(asked))}, 'ending', ${questions(ending(asked))},
  'late', ${questions(late(asked))}, 'quiet', ${trajectories(quiet(asked))},
  'slow', ${trajectories(slow(asked))})`;

const questions = (from: RawBuilder<unknown>) =>
  listOf({
    shown,
    from,
    also: sql`left join lateral (${sent}) d on f.kind = 'document'`,
    says: sql`json_build_object('what', coalesce(d.name, f.what), 'who', f.who, 'at', f.at,
      'trajectory', ${named}, 'question', json_build_object('kind', f.kind,
        'record_id', coalesce(d.trajectory_file_id, f.record_id), 'version_id', d.version_id,
        'party', f.party))`,
  });

const trajectories = (from: RawBuilder<unknown>) =>
  listOf({
    shown,
    from,
    says: sql`json_build_object('trajectory', ${named}, 'since', f.since,
      'trajectory_state_id', f.trajectory_state_id)`,
  });

/** The newest version that a request is about, of its first document. */
const sent = sql`select v.id as version_id, v.trajectory_file_id, d.name
  from approval_request_versions rv join trajectory_file_versions v on v.id = rv.version_id
  join files d on d.id = v.file_id
  where rv.approval_request_id = f.record_id order by rv.position limit 1`;
const asRequest = sql`
  case r.kind when 'approve-document' then 'document' else 'review' end as kind, r.trajectory_id,
  case r.kind when 'approve-document' then r.id else r.trajectory_id end as record_id, r.party,
  null as what, r.recipient_name as who`;

const ofRequests = {
  all: sql`select r.* from approval_requests r
    where r.requested and r.decided_at is null and r.closed_at is null`,
  as: 'r',
  trajectory: 'r.trajectory_id',
  organisation: 'r.organisation_id',
};
const ofSurveys = {
  all: sql`select s.* from surveys s where s.sent_at is not null and s.answered_at is null`,
  as: 's',
  trajectory: 's.trajectory_id',
  organisation: 's.organisation_id',
  also: sql`join survey_templates y on y.id = s.survey_template_id`,
};
const ofTasks = {
  all: sql`select k.* from tasks k where k.party is not null and k.done_at is null`,
  as: 'k',
  trajectory: 'k.trajectory_id',
  organisation: 'k.organisation_id',
};

/** Opened two days ago or longer, and not decided. */
const opened = (asked: Asked) => sql`
  select * from ${around(asked, {
    ...ofRequests,
    where: sql`${isOpen} and r.opened_at < ${asked.now}::timestamptz - interval '2 days'`,
    says: sql`${asRequest}, r.opened_at as at`,
    order: sql`r.opened_at`,
  })} q order by at, record_id limit 100`;

/** Whose last link ends within a week. */
const ending = (asked: Asked) => sql`
  select * from (
    ${around(asked, {
      ...ofRequests,
      where: sql`${isOpen} and ${isOld('r', asked)}
        and ${ends('approval_request_id', 'r', asked)}`,
      says: sql`${asRequest}, (${lastEnd('approval_request_id', 'r')}) as at`,
      order: sql`r.sent_at`,
    })} union all ${around(asked, {
      ...ofSurveys,
      where: sql`${isOld('s', asked)} and ${ends('survey_id', 's', asked)}`,
      says: sql`'survey', s.trajectory_id, s.id, y.type, s.title, s.recipient_name,
        (${lastEnd('survey_id', 's')})`,
      order: sql`s.sent_at`,
    })} union all ${around(asked, {
      ...ofTasks,
      where: sql`${isOpen} and ${isOld('k', asked)}
        and ${ends('task_id', 'k', asked)}`,
      says: sql`'task', k.trajectory_id, k.id, k.party, k.title, k.recipient_name,
        (${lastEnd('task_id', 'k')})`,
      order: sql`k.sent_at`,
    })}) q
  order by at, kind, record_id limit 100`;

/** Links last ninety days: whatever was asked in the last eleven weeks does not end yet. */
const isOld = (question: string, { now }: Asked) =>
  sql`(${sql.ref(`${question}.sent_at`)} between ${now}::timestamptz - interval '91 days'
    and ${now}::timestamptz - interval '77 days')`;
const lastEnd = (key: string, question: string) => sql`select max(l.expires_at) from links l
  where l.${sql.ref(key)} = ${sql.ref(`${question}.id`)} and l.revoked_at is null
    and l.used_at is null`;
const ends = (key: string, question: string, { now }: Asked) =>
  sql`(${lastEnd(key, question)}) between ${now}::timestamptz
    and ${now}::timestamptz + interval '7 days'`;

/** What a party was to do before today. */
const late = (asked: Asked) => sql`
  select * from ${around(asked, {
    ...ofTasks,
    where: sql`${isOpen} and k.due_on < ${asked.today}::date`,
    says: sql`'task' as kind, k.trajectory_id, k.id as record_id, k.party, k.title as what, coalesce(k.recipient_name, '') as who,
      (k.due_on::timestamp at time zone 'Europe/Amsterdam') as at`,
    order: sql`k.due_on, k.id`,
  })} q order by at, record_id limit 100`;

/** Those that wait for somebody else are told of by what was asked. */
const quiet = (asked: Asked) => sql`
  select t.id as trajectory_id, t.trajectory_state_id, t.last_contact_on::text as since
  from ${first(asked, {
    measures: sql`select o.id as organisation_id, o.quiet_days as days from organisations o`,
    where: sql`t.organisation_id = m.organisation_id and t.trajectory_state_id in (1, 3, 5)
      and t.last_contact_on <= ${asked.today}::date - m.days`,
    order: sql`t.last_contact_on`,
  })}
  order by t.last_contact_on, t.id limit 100`;

const slow = (asked: Asked) => sql`
  select t.id as trajectory_id, t.trajectory_state_id,
    (t.state_since at time zone 'Europe/Amsterdam')::date::text as since
  from ${first(asked, {
    measures: sql`select * from state_measures where days is not null`,
    where: sql`t.organisation_id = m.organisation_id and ${isOpen}
      and t.trajectory_state_id = m.trajectory_state_id
      and t.state_since < ${daysLater(asked.now, sql`-m.days`)}`,
    order: sql`t.state_since`,
  })}
  order by t.state_since, t.id limit 100`;

type Measured = Record<'measures' | 'where' | 'order', RawBuilder<unknown>>;

/** Those of some people that exceed a measure, or the first of an organisation. */
const first = (asked: Asked, { measures, where, order }: Measured) =>
  asked.people
    ? sql`(select * from trajectories t where ${isAsked(asked)} offset 0) t
      join (${measures}) m on ${where}`
    : sql`(select * from (${measures}) a
        where a.organisation_id = any(${asked.organisations}::integer[]) offset 0) m
      cross join lateral (select * from trajectories t where ${where} and t.deleted_at is null
        order by ${order} limit 100) t`;
