-- When whoever has not answered is reminded, for each kind of question.
create table reminder_rules (
  organisation_id integer not null references organisations on delete cascade,
  kind            text not null check (kind in ('approval', 'survey', 'evaluation', 'task')),
  is_on           boolean not null default true,
  first_days      integer not null default 5 check (first_days between 1 and 60),
  next_days       integer not null default 4 check (next_days between 1 and 60),
  most            integer not null default 3 check (most between 1 and 10),
  primary key (organisation_id, kind)
);
create function add_reminder_rules() returns trigger language plpgsql as $$
begin
  insert into reminder_rules (organisation_id, kind)
  select new.id, kind from unnest(array['approval', 'survey', 'evaluation', 'task']) kind;
  return null;
end $$;
create trigger organisations_reminder_rules after insert on organisations
  for each row execute function add_reminder_rules();
insert into reminder_rules (organisation_id, kind)
select o.id, kind from organisations o, unnest(array['approval', 'survey', 'evaluation', 'task']) kind;

alter table approval_requests
  add column reminders_off boolean not null default false,
  add column end_told_at   timestamptz;
alter table surveys
  add column reminders_off boolean not null default false,
  add column end_told_at   timestamptz;
alter table tasks
  add column reminders_off boolean not null default false,
  add column end_told_at   timestamptz;
alter table evaluations add column reminders_off boolean not null default false;

-- Whoever was asked before there were reminders is not surprised by one; they can be switched on.
update approval_requests set reminders_off = true, end_told_at = now();
update surveys set reminders_off = true, end_told_at = now() where sent_at is not null;
update evaluations set reminders_off = true where done_at is null;

-- Each that was sent: `asked_at` is when the question was last asked anew, and counting starts there.
create table reminders (
  id                  integer primary key generated always as identity,
  organisation_id     integer not null references organisations on delete cascade,
  approval_request_id integer references approval_requests on delete cascade,
  survey_id           integer references surveys on delete cascade,
  task_id             integer references tasks on delete cascade,
  evaluation_id       integer references evaluations on delete cascade,
  asked_at            timestamptz not null,
  number              integer not null check (number > 0),
  at                  timestamptz not null,
  link_id             integer references links on delete set null,
  mail_id             integer references mails on delete set null,
  check (num_nonnulls(approval_request_id, survey_id, task_id, evaluation_id) = 1),
  unique (approval_request_id, asked_at, number),
  unique (survey_id, asked_at, number),
  unique (task_id, asked_at, number),
  unique (evaluation_id, asked_at, number)
);
create index reminders_by_link on reminders (link_id) where link_id is not null;
create index reminders_by_mail on reminders (mail_id) where mail_id is not null;
insert into reminders (organisation_id, evaluation_id, asked_at, number, at, mail_id)
select organisation_id, id, requested_at, 1, reminded_at, null
from evaluations where reminded_at is not null;
alter table evaluations drop column reminded_at;

-- The first moment from then on at which nobody minds a mail: the program knows the same hours.
create function office_time(moment timestamptz) returns timestamptz
language sql immutable as $$
  select case
    when extract(isodow from here) < 7 and extract(hour from here) between 8 and 19 then moment
    else (day + case extract(isodow from day) when 7 then 1 else 0 end + time '08:00')
      at time zone 'Europe/Amsterdam' end
  from (select moment at time zone 'Europe/Amsterdam' as here) x,
    lateral (select case when extract(hour from here) < 20 then here::date
      else here::date + 1 end as day) y
$$;

-- What waits for an answer.
create index approval_requests_waiting on approval_requests (sent_at)
  where requested and decided_at is null and closed_at is null;
create index surveys_waiting on surveys (sent_at) where sent_at is not null and answered_at is null;
create index tasks_waiting on tasks (sent_at) where sent_at is not null and done_at is null;
create index evaluations_unanswered on evaluations (requested_at) where done_at is null;

do $$
declare
  walled text;
begin
  foreach walled in array array['reminder_rules', 'reminders'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I
      using (organisation_id = any((select wall())::integer[]))
      with check (organisation_id = any(wall()))', walled);
    execute format('create trigger stays_with_organisation before update of organisation_id on %I
      for each row when (old.organisation_id is distinct from new.organisation_id)
      execute function refuse_moving()', walled);
  end loop;
end $$;
-- The log tells for which kind, in one line: after how many days, after how many more, how often.
create function note_rule_changes() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  noted jsonb := coalesce(nullif(current_setting('traject.changes', true), ''), '[]');
begin
  perform set_config('traject.changes', (noted || jsonb_build_object(
    'field', 'reminders_' || new.kind, 'house', new.organisation_id,
    'from', case when old.is_on then to_jsonb(concat_ws(' / ', old.first_days, old.next_days, old.most))
      else 'false' end,
    'to', case when new.is_on then to_jsonb(concat_ws(' / ', new.first_days, new.next_days, new.most))
      else 'false' end))::text, true);
  return null;
end $$;
create trigger notes_changes after update of is_on, first_days, next_days, most on reminder_rules
  for each row when (old.* is distinct from new.*) execute function note_rule_changes();

-- A letter with counts, once a week on the chosen day (Monday is 1).
alter table people add column digest_weekday smallint check (digest_weekday between 1 and 7);
create index people_with_digest on people (digest_weekday) where digest_weekday is not null;
create table digests (
  person_id       integer not null,
  organisation_id integer not null,
  -- The Monday of its week.
  week            date not null,
  primary key (person_id, week),
  foreign key (organisation_id, person_id) references people (organisation_id, id)
    on delete cascade
);
alter table digests enable row level security;
create policy own on digests using (organisation_id = any((select wall())::integer[]))
  with check (organisation_id = any(wall()));
create trigger stays_with_organisation before update of organisation_id on digests
  for each row when (old.organisation_id is distinct from new.organisation_id)
  execute function refuse_moving();
