-- Each time that people meet is a row, also of a series: one that differs needs nothing special.
create table appointments (
  id              integer primary key generated always as identity,
  organisation_id integer not null references organisations on delete cascade,
  trajectory_id   integer,
  owner_id        integer not null,
  kind            text not null
    check (kind in ('intake', 'progress', 'employer', 'closing', 'phone', 'other')),
  title           text not null default '',
  text            text not null default '',
  place           text not null default '',
  video_url       text not null default '',
  starts_at       timestamptz not null,
  ends_at         timestamptz not null check (ends_at > starts_at),
  -- What mail programs know it by. In a series all rows share it, and each keeps the moment at which
  -- it was first planned.
  uid             uuid not null default gen_random_uuid(),
  sequence        integer not null default 0,
  recurrence_at   timestamptz,
  repeats         text check (repeats in ('weekly', 'biweekly', 'monthly')),
  repeats_until   date,
  cancelled_at    timestamptz,
  created_by      integer,
  created_at      timestamptz not null default now(),
  version         integer not null default 1,
  updated_at      timestamptz,
  updated_by      integer,
  unique (organisation_id, id),
  unique (uid, recurrence_at),
  check (num_nonnulls(recurrence_at, repeats, repeats_until) in (0, 3)),
  foreign key (organisation_id, trajectory_id) references trajectories (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, owner_id) references people (organisation_id, id),
  foreign key (organisation_id, created_by) references people (organisation_id, id)
    on delete set null (created_by),
  foreign key (organisation_id, updated_by) references people (organisation_id, id)
    on delete set null (updated_by)
);
create index appointments_by_trajectory on appointments (trajectory_id, starts_at);
create index appointments_by_owner on appointments (owner_id, starts_at);
create index appointments_by_time on appointments (organisation_id, starts_at);

-- Whom it is with beside its owner: a party of the trajectory or a colleague, as they were invited.
create table appointment_guests (
  id              integer primary key generated always as identity,
  organisation_id integer not null,
  appointment_id  integer not null,
  party           text check (party in ('client', 'employer')),
  person_id       integer,
  name            text not null,
  email           text not null,
  language        language not null,
  answer          text check (answer in ('yes', 'no')),
  answer_text     text,
  answered_at     timestamptz,
  unique (organisation_id, id),
  unique (appointment_id, party),
  unique (appointment_id, person_id),
  check (num_nonnulls(party, person_id) = 1),
  check ((answer is null) = (answered_at is null)),
  foreign key (organisation_id, appointment_id) references appointments (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, person_id) references people (organisation_id, id)
    on delete cascade
);
create index appointment_guests_by_person on appointment_guests (person_id, appointment_id)
  where person_id is not null;

do $$
declare
  walled text;
begin
  foreach walled in array array['appointments', 'appointment_guests'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I
      using (organisation_id = any((select wall())::integer[]))
      with check (organisation_id = any(wall()))', walled);
    execute format('create trigger stays_with_organisation before update of organisation_id on %I
      for each row when (old.organisation_id is distinct from new.organisation_id)
      execute function refuse_moving()', walled);
  end loop;
end $$;

create trigger notes_changes after update of starts_at, ends_at, kind, title, text, place, video_url,
  cancelled_at on appointments for each row when (old.* is distinct from new.*)
  execute function note_changes('starts_at ends_at kind cancelled_at', 'title text place video_url');

alter table links add column appointment_guest_id integer
  references appointment_guests on delete cascade;
alter table links drop constraint links_one_question;
alter table links add constraint links_one_question
  check (num_nonnulls(approval_request_id, survey_id, task_id, appointment_guest_id) < 2);
create index links_by_appointment_guest on links (appointment_guest_id)
  where appointment_guest_id is not null;

-- A calendar address is its owner's secret and does not depend on where their mail goes.
create or replace function revoke_invitations() returns trigger language plpgsql as $$
begin
  update links set revoked_at = now()
  where person_id = new.id and purpose <> 'calendar' and used_at is null and revoked_at is null;
  return null;
end $$;

-- Whether the names of clients stand in the calendars of colleagues; otherwise their initials.
alter table organisations add column calendar_names boolean not null default false;
