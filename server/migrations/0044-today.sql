-- Since when a trajectory is in its state, and when somebody last met, wrote about or planned to meet
-- its people; at the latest when it was registered. Kept while they change, so that a page need not
-- look for them.
alter table trajectories
  add column state_since     timestamptz not null default now(),
  add column last_contact_on date not null default current_date;
update trajectories t set
  state_since = coalesce((select max(h.at) from trajectory_history h where h.trajectory_id = t.id),
    t.created_at),
  last_contact_on = greatest(t.registration_date, (select max(n.date)::date from notes n
    where n.trajectory_id = t.id and n.deleted_at is null));

create function keep_state_since() returns trigger language plpgsql as $$
begin
  update trajectories set state_since = new.at
  where id = new.trajectory_id and state_since < new.at;
  return null;
end $$;
create trigger trajectory_history_since after insert on trajectory_history
  for each row execute function keep_state_since();

create function last_contact_of(about integer, registered date) returns date language sql stable
return greatest(registered,
  (select max(n.date)::date from notes n where n.trajectory_id = about and n.deleted_at is null),
  (select (max(a.starts_at) at time zone 'Europe/Amsterdam')::date from appointments a
    where a.trajectory_id = about and a.cancelled_at is null));

create function keep_last_contact() returns trigger language plpgsql as $$
begin
  update trajectories t set last_contact_on = last_contact_of(t.id, t.registration_date)
  where t.id = coalesce(new.trajectory_id, old.trajectory_id)
    and t.last_contact_on is distinct from last_contact_of(t.id, t.registration_date);
  return null;
end $$;
create trigger notes_contact after insert or delete or update of date, deleted_at on notes
  for each row execute function keep_last_contact();
create trigger appointments_contact after insert or delete or update of starts_at, cancelled_at
  on appointments for each row execute function keep_last_contact();
create function start_contact() returns trigger language plpgsql as $$
begin
  new.last_contact_on := last_contact_of(new.id, new.registration_date);
  return new;
end $$;
create trigger trajectories_contact before insert or update of registration_date on trajectories
  for each row execute function start_contact();
create index notes_latest on notes (trajectory_id, date) where deleted_at is null;

-- How long a trajectory may be in a state before somebody should look at it; no measure, no end.
create table state_measures (
  organisation_id     integer not null references organisations on delete cascade,
  trajectory_state_id integer not null references trajectory_states,
  days                integer check (days between 1 and 730),
  primary key (organisation_id, trajectory_state_id)
);
create function add_state_measures() returns trigger language plpgsql as $$
begin
  insert into state_measures (organisation_id, trajectory_state_id, days)
  select new.id, s.id, case s.code when 'in_progress' then null else 14 end
  from trajectory_states s where s.code not like 'completed%';
  return null;
end $$;
create trigger organisations_state_measures after insert on organisations
  for each row execute function add_state_measures();
insert into state_measures (organisation_id, trajectory_state_id, days)
select o.id, s.id, case s.code when 'in_progress' then null else 14 end
from organisations o, trajectory_states s where s.code not like 'completed%';
alter table organisations add column quiet_days integer not null default 28
  check (quiet_days between 7 and 365);

create index trajectories_quiet on trajectories (organisation_id, last_contact_on)
  where deleted_at is null and trajectory_state_id in (1, 3, 5);
create index trajectories_since on trajectories (organisation_id, trajectory_state_id, state_since)
  where deleted_at is null and trajectory_state_id < 6;
create index approval_requests_decided on approval_requests (organisation_id, decided_at)
  where decided_at is not null;
create index approval_requests_opened on approval_requests (organisation_id, opened_at)
  where requested and opened_at is not null and decided_at is null and closed_at is null;
create index surveys_answered_lately on surveys (organisation_id, answered_at)
  where answered_at is not null;
create index trajectory_file_returns_lately on trajectory_file_returns (organisation_id, created_at);
create index approval_requests_asked on approval_requests (organisation_id, sent_at)
  where requested and decided_at is null and closed_at is null;
create index surveys_asked on surveys (organisation_id, sent_at)
  where sent_at is not null and answered_at is null;
create index tasks_asked on tasks (organisation_id, sent_at)
  where sent_at is not null and done_at is null;
create index tasks_late on tasks (organisation_id, due_on, id)
  where party is not null and done_at is null;
create index tasks_done_of_trajectory on tasks (trajectory_id, done_at)
  where party is not null and done_by is null and recipient_name is not null;

-- A caseload, or a part of it, that went from one counselor to another in one action.
create table handovers (
  id              integer primary key generated always as identity,
  organisation_id integer not null references organisations on delete cascade,
  from_id         integer not null,
  to_id           integer not null,
  by_id           integer,
  at              timestamptz not null,
  tell_clients    boolean not null,
  -- Where the new counselor worked along or was a guest before, for when it is taken back.
  places          jsonb not null,
  undone_at       timestamptz,
  undone_by       integer,
  unique (organisation_id, id),
  check (from_id <> to_id),
  foreign key (organisation_id, from_id) references people (organisation_id, id),
  foreign key (organisation_id, to_id) references people (organisation_id, id),
  foreign key (organisation_id, by_id) references people (organisation_id, id)
    on delete set null (by_id),
  foreign key (organisation_id, undone_by) references people (organisation_id, id)
    on delete set null (undone_by)
);
create index handovers_lately on handovers (organisation_id, at);

-- Exactly what went along, so that it can be taken back.
create table handover_records (
  handover_id     integer not null,
  organisation_id integer not null,
  kind            text not null
    check (kind in ('trajectory', 'task', 'appointment', 'approval', 'survey', 'asked_task')),
  record_id       integer not null,
  primary key (handover_id, kind, record_id),
  foreign key (organisation_id, handover_id) references handovers (organisation_id, id)
    on delete cascade
);
create index handover_records_by_record on handover_records (kind, record_id);

do $$
declare
  walled text;
begin
  foreach walled in array array['state_measures', 'handovers', 'handover_records'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I
      using (organisation_id = any((select wall())::integer[]))
      with check (organisation_id = any(wall()))', walled);
    execute format('create trigger stays_with_organisation before update of organisation_id on %I
      for each row when (old.organisation_id is distinct from new.organisation_id)
      execute function refuse_moving()', walled);
  end loop;
end $$;

drop trigger notes_changes on organisations;
create trigger notes_changes after update of name, address, postal_code, city, kvk_number,
  vat_number, iban, payment_term_days, evaluation_expiry_days, language, listed,
  trajectory_visibility, profile_roles, chart_roles, calendar_names, quiet_days
  on organisations for each row when (old.* is distinct from new.*)
  execute function note_changes('name address postal_code city kvk_number vat_number iban '
    'payment_term_days evaluation_expiry_days language listed trajectory_visibility profile_roles '
    'chart_roles calendar_names quiet_days', '');
create trigger notes_changes after update of days on state_measures
  for each row when (old.* is distinct from new.*) execute function note_changes('days', '');
