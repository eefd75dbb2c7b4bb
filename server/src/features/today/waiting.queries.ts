import type { Today } from '@traject/contract/today';
import { type RawBuilder, sql } from 'kysely';
import { type Asked, isAsked, isOpen, listOf, named } from './parts.ts';

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
    says: sql`json_build_object('what', f.what, 'who', f.who, 'at', f.at, 'trajectory', ${named},
      'question', json_build_object('kind', f.kind, 'record_id', f.record_id,
        'version_id', f.version_id, 'party', f.party))`,
  });

const trajectories = (from: RawBuilder<unknown>) =>
  listOf({
    shown,
    from,
    says: sql`json_build_object('trajectory', ${named}, 'since', f.since,
      'trajectory_state_id', f.trajectory_state_id)`,
  });

/** The newest version that a request `r` is about, of its first document. */
const sent = sql`left join lateral (
  select v.id as version_id, v.trajectory_file_id, f.name from approval_request_versions rv
  join trajectory_file_versions v on v.id = rv.version_id join files f on f.id = v.file_id
  where rv.approval_request_id = r.id order by rv.position limit 1) d on true`;
const asRequest = sql`
  case r.kind when 'approve-document' then 'document' else 'review' end as kind, r.trajectory_id,
  case r.kind when 'approve-document' then d.trajectory_file_id else r.trajectory_id end as record_id,
  case r.kind when 'approve-document' then d.version_id end as version_id, r.party,
  case r.kind when 'approve-document' then d.name end as what, r.recipient_name as who`;
const isUndecided = sql`(r.requested and r.decided_at is null and r.closed_at is null)`;

/** Opened two days ago or longer, and not decided. */
const opened = (asked: Asked) => sql`
  select ${asRequest}, r.opened_at as at
  from approval_requests r join trajectories t on t.id = r.trajectory_id ${sent}
  where ${isUndecided} and r.opened_at < ${asked.now}::timestamptz - interval '2 days'
    and ${isAsked(asked)} and ${isOpen}
  order by r.opened_at, r.id limit 100`;

/** Whose last link ends within a week. */
const ending = (asked: Asked) => sql`
  select * from (
    select ${asRequest}, (${lastEnd('approval_request_id', 'r')}) as at
    from approval_requests r join trajectories t on t.id = r.trajectory_id ${sent}
    where ${isUndecided} and ${isAsked(asked)} and ${isOpen} and ${isOld('r', asked)}
    union all
    select 'survey', s.trajectory_id, s.id, null, y.type, s.title, s.recipient_name,
      (${lastEnd('survey_id', 's')})
    from surveys s join trajectories t on t.id = s.trajectory_id
    join survey_templates y on y.id = s.survey_template_id
    where s.answered_at is null and ${isAsked(asked)} and ${isOld('s', asked)}
    union all
    select 'task', k.trajectory_id, k.id, null, k.party, k.title, k.recipient_name,
      (${lastEnd('task_id', 'k')})
    from tasks k join trajectories t on t.id = k.trajectory_id
    where k.done_at is null and ${isAsked(asked)} and ${isOpen} and ${isOld('k', asked)}) q
  where at between ${asked.now}::timestamptz and ${asked.now}::timestamptz + interval '7 days'
  order by at, kind, record_id limit 100`;

/** Links last ninety days: whatever was asked in the last eleven weeks does not end yet. */
const isOld = (question: string, { now }: Asked) =>
  sql`(${sql.ref(`${question}.sent_at`)} between ${now}::timestamptz - interval '91 days'
    and ${now}::timestamptz - interval '77 days')`;
const lastEnd = (key: string, question: string) => sql`select max(l.expires_at) from links l
  where l.${sql.ref(key)} = ${sql.ref(`${question}.id`)} and l.revoked_at is null
    and l.used_at is null`;

/** What a party was to do before today. */
const late = (asked: Asked) => sql`
  select 'task' as kind, k.trajectory_id, k.id as record_id, null::integer as version_id, k.party,
    k.title as what, coalesce(k.recipient_name, '') as who,
    (k.due_on::timestamp at time zone 'Europe/Amsterdam') as at
  from tasks k join trajectories t on t.id = k.trajectory_id
  where k.party is not null and k.done_at is null and k.due_on < ${asked.today}::date
    and ${isAsked(asked)} and ${isOpen}
  order by k.due_on, k.id limit 100`;

/** Those that wait for somebody else are told of by what was asked. */
const quiet = (asked: Asked) => sql`
  select t.id as trajectory_id, t.trajectory_state_id, t.last_contact_on::text as since
  from trajectories t join organisations o on o.id = t.organisation_id
  where ${isAsked(asked)} and t.trajectory_state_id in (1, 3, 5)
    and t.last_contact_on <= ${asked.today}::date - o.quiet_days
  order by t.last_contact_on, t.id limit 100`;

const slow = (asked: Asked) => sql`
  select t.id as trajectory_id, t.trajectory_state_id,
    (t.state_since at time zone 'Europe/Amsterdam')::date::text as since
  from trajectories t join state_measures m on m.organisation_id = t.organisation_id
    and m.trajectory_state_id = t.trajectory_state_id
  where ${isAsked(asked)} and ${isOpen}
    and t.state_since < ${asked.now}::timestamptz - make_interval(days => m.days)
  order by t.state_since, t.id limit 100`;
