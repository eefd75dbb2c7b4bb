-- Somebody who sees invoices and of a trajectory no more than its head.
alter table memberships drop constraint memberships_account_type_check;
alter table memberships add constraint memberships_account_type_check check (account_type in
  ('admin', 'coordinator', 'counselor', 'finance', 'evaluator', 'student', 'client'));

-- Whether counselors see every trajectory or those that they are a member of; and which evaluators
-- see more of a student than what they were asked to judge.
alter table organisations
  add column trajectory_visibility text not null default 'everyone'
    check (trajectory_visibility in ('everyone', 'members')),
  add column profile_roles text[] not null default '{teacher,mentor,coach}'
    check (profile_roles <@ array['teacher', 'mentor', 'coach', 'recipient', 'other_student']),
  add column chart_roles text[] not null default '{teacher,mentor,coach}'
    check (chart_roles <@ array['teacher', 'mentor', 'coach', 'recipient', 'other_student']);

-- A client who has no trajectory yet is known to who recorded them.
alter table people add column added_by integer;
alter table people add foreign key (organisation_id, added_by)
  references people (organisation_id, id) on delete set null (added_by);
create index people_by_adder on people (organisation_id, added_by) where added_by is not null;

-- Colleagues who work on a trajectory beside its counselor. Who is to see it until a day sees it no
-- longer from the next, whether the row is still there or not.
create table trajectory_members (
  id              integer primary key generated always as identity,
  organisation_id integer not null,
  trajectory_id   integer not null,
  person_id       integer not null,
  reason          text not null check (reason in ('help', 'replacement', 'takes_over', 'asked')),
  until           date,
  added_by        integer,
  added_at        timestamptz not null default now(),
  unique (trajectory_id, person_id),
  check (until is not null or reason in ('help', 'takes_over')),
  foreign key (organisation_id, trajectory_id) references trajectories (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, person_id) references people (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, added_by) references people (organisation_id, id)
    on delete set null (added_by)
);
create index trajectory_members_by_person
  on trajectory_members (person_id, trajectory_id) include (until);
create index trajectory_members_ending
  on trajectory_members (organisation_id, until) where until is not null;

create table teams (
  id              integer primary key generated always as identity,
  organisation_id integer not null references organisations on delete cascade,
  name            text not null,
  version         integer not null default 1,
  updated_at      timestamptz,
  updated_by      integer,
  unique (organisation_id, id),
  unique (organisation_id, name),
  foreign key (organisation_id, updated_by) references people (organisation_id, id)
    on delete set null (updated_by)
);

-- A lead sees the trajectories of everybody in the team.
create table team_members (
  team_id         integer not null,
  person_id       integer not null,
  organisation_id integer not null,
  is_lead         boolean not null default false,
  primary key (team_id, person_id),
  foreign key (organisation_id, team_id) references teams (organisation_id, id) on delete cascade,
  foreign key (organisation_id, person_id) references people (organisation_id, id)
    on delete cascade
);
create index team_members_by_person on team_members (person_id, team_id);

-- Somebody asks for a trajectory that does not exist for them, in their own words.
create table access_requests (
  id              integer primary key generated always as identity,
  organisation_id integer not null references organisations on delete cascade,
  asked_by        integer not null,
  asked_at        timestamptz not null,
  about           text not null,
  reason          text not null,
  decided_at      timestamptz,
  decided_by      integer,
  -- What was given; nothing where it was refused.
  trajectory_id   integer,
  until           date,
  unique (organisation_id, id),
  foreign key (organisation_id, asked_by) references people (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, decided_by) references people (organisation_id, id)
    on delete set null (decided_by),
  foreign key (organisation_id, trajectory_id) references trajectories (organisation_id, id)
    on delete set null (trajectory_id)
);
create index access_requests_open on access_requests (organisation_id, asked_at)
  where decided_at is null;
create index access_requests_by_person on access_requests (organisation_id, asked_by, asked_at);
create index access_requests_by_trajectory on access_requests (organisation_id, trajectory_id)
  where trajectory_id is not null;

do $$
declare
  walled text;
begin
  foreach walled in array array['trajectory_members', 'teams', 'team_members', 'access_requests']
  loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I
      using (organisation_id = any((select wall())::integer[]))
      with check (organisation_id = any(wall()))', walled);
    execute format('create trigger stays_with_organisation before update of organisation_id on %I
      for each row when (old.organisation_id is distinct from new.organisation_id)
      execute function refuse_moving()', walled);
  end loop;
end $$;

-- The pages of the list of one counselor in the other two orders.
create index trajectories_by_counselor_and_client
  on trajectories (organisation_id, counselor_id, client_sort, id) where deleted_at is null;
create index trajectories_by_counselor_and_state
  on trajectories (organisation_id, counselor_id, trajectory_state_id, registration_date, id)
  where deleted_at is null;

-- What a session knows: the choice of each organisation, and whose trajectories a lead sees there.
create or replace function parts_of_account(account integer) returns json
  language sql stable security definer set search_path = public, pg_temp
return coalesce((
  select json_agg(json_build_object('code', m.account_type,
    'organisation', json_build_object('id', o.id, 'name', o.name,
      'trajectory_visibility', o.trajectory_visibility),
    'person', json_build_object('id', p.id, 'name', p.name, 'leads', array(
      select distinct t.person_id from team_members l join team_members t on t.team_id = l.team_id
      where l.person_id = p.id and l.is_lead))) order by m.account_type, o.id)
  from people p join memberships m on m.person_id = p.id
    join organisations o on o.id = p.organisation_id
  where p.account_id = account and p.deactivated_at is null), '[]');

-- What is kept in memory of all this is forgotten when it changes, in each process that runs.
drop trigger organisations_tell on organisations;
create trigger organisations_tell after update of name, trajectory_visibility on organisations
  for each row execute function tell_change('organisation', 'id');
create trigger team_members_tell after insert or update or delete on team_members
  for each row execute function tell_change('organisation', 'organisation_id');
drop trigger trajectories_tell on trajectories;
create trigger trajectories_tell
  after update of organisation_id, client_id, counselor_id, deleted_at or delete on trajectories
  for each row execute function tell_change('trajectory', 'id');
create trigger trajectory_members_tell after insert or update or delete on trajectory_members
  for each row execute function tell_change('trajectory', 'trajectory_id');

-- What a change of these changed, for the log.
drop trigger notes_changes on organisations;
create trigger notes_changes after update of name, address, postal_code, city, kvk_number,
  vat_number, iban, payment_term_days, evaluation_expiry_days, language, listed,
  trajectory_visibility, profile_roles, chart_roles
  on organisations for each row when (old.* is distinct from new.*)
  execute function note_changes('name address postal_code city kvk_number vat_number iban '
    'payment_term_days evaluation_expiry_days language listed trajectory_visibility profile_roles '
    'chart_roles', '');
create trigger notes_changes after update of name on teams
  for each row when (old.* is distinct from new.*) execute function note_changes('name', '');
create trigger notes_changes after update of reason, until on trajectory_members
  for each row when (old.* is distinct from new.*) execute function note_changes('reason until', '');

-- Whoever is no longer a counselor, or has no access any more, works on nobody else's trajectory.
-- Their place in a team stays: its lead still sees the trajectories that they leave behind.
create function leave_trajectories() returns trigger language plpgsql as $$
begin
  delete from trajectory_members
  where person_id = (to_jsonb(old) ->> tg_argv[0])::integer;
  return null;
end $$;
create trigger memberships_leave after delete on memberships
  for each row when (old.account_type = 'counselor') execute function leave_trajectories('person_id');
create trigger people_leave after update of deactivated_at on people
  for each row when (old.deactivated_at is null and new.deactivated_at is not null)
  execute function leave_trajectories('id');
