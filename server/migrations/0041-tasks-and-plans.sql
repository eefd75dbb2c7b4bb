-- Templates of what is to be done around a trajectory, and when.
create table action_plans (
  id                  integer primary key generated always as identity,
  organisation_id     integer not null references organisations on delete cascade,
  title               text not null,
  -- The state that applies it by itself; without one it is applied by hand.
  trajectory_state_id integer references trajectory_states,
  version             integer not null default 1,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz,
  updated_by          integer,
  archived_at         timestamptz,
  unique (organisation_id, id),
  foreign key (organisation_id, updated_by) references people (organisation_id, id)
    on delete set null (updated_by)
);
create index action_plans_by_title
  on action_plans (organisation_id, title, id) where archived_at is null;

-- A step keeps its id as long as it is in the plan: it is how a plan is applied only once.
create table action_plan_steps (
  id              integer primary key generated always as identity,
  organisation_id integer not null,
  action_plan_id  integer not null,
  position        integer not null,
  title           text not null,
  text            text not null default '',
  doer            text not null check (doer in ('counselor', 'client', 'employer')),
  anchor          text not null
    check (anchor in ('registration', 'intake', 'start', 'completion')),
  amount          integer not null check (amount between -730 and 730),
  unit            text not null check (unit in ('days', 'weeks')),
  unique (organisation_id, id),
  foreign key (organisation_id, action_plan_id) references action_plans (organisation_id, id)
    on delete cascade
);
create index action_plan_steps_by_plan on action_plan_steps (action_plan_id, position);

-- What is to be done: for somebody who works here, or for a party of its trajectory, who is mailed.
create table tasks (
  id                  integer primary key generated always as identity,
  organisation_id     integer not null references organisations on delete cascade,
  trajectory_id       integer,
  title               text not null,
  text                text not null default '',
  person_id           integer,
  party               text check (party in ('client', 'employer')),
  due_on              date,
  done_at             timestamptz,
  -- Nobody where the party said so itself, through its link.
  done_by             integer,
  answer              text,
  answer_file_id      integer references files on delete set null,
  -- To whom it was mailed, as with every question to a party.
  recipient_name      text,
  recipient_email     text,
  language            language,
  sender_id           integer,
  sent_at             timestamptz,
  opened_at           timestamptz,
  -- When it is mailed, if it was not mailed at once.
  send_on             date,
  action_plan_step_id integer,
  -- What its plan made of its date: while its own is the same, it moves along.
  planned_on          date,
  created_by          integer,
  created_at          timestamptz not null default now(),
  version             integer not null default 1,
  updated_at          timestamptz,
  updated_by          integer,
  unique (organisation_id, id),
  unique (id, trajectory_id),
  unique (trajectory_id, action_plan_step_id),
  check (num_nonnulls(person_id, party) = 1),
  check (party is null or trajectory_id is not null),
  check (party is not null or num_nonnulls(sent_at, opened_at, send_on) = 0),
  check (num_nonnulls(recipient_name, recipient_email, language, sent_at) in (0, 4)),
  foreign key (organisation_id, trajectory_id) references trajectories (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, person_id) references people (organisation_id, id),
  foreign key (organisation_id, done_by) references people (organisation_id, id)
    on delete set null (done_by),
  foreign key (organisation_id, sender_id) references people (organisation_id, id)
    on delete set null (sender_id),
  foreign key (organisation_id, created_by) references people (organisation_id, id)
    on delete set null (created_by),
  foreign key (organisation_id, updated_by) references people (organisation_id, id)
    on delete set null (updated_by),
  foreign key (organisation_id, action_plan_step_id)
    references action_plan_steps (organisation_id, id) on delete set null (action_plan_step_id)
);
create index tasks_by_trajectory on tasks (trajectory_id, id);
create index tasks_open_by_person on tasks (person_id, due_on, id) where done_at is null;
create index tasks_open_by_trajectory on tasks (trajectory_id, due_on) where done_at is null;
create index tasks_open on tasks (organisation_id, due_on, id) where done_at is null;
create index tasks_loose on tasks (person_id, id) where trajectory_id is null;
create index tasks_loose_by_creator on tasks (created_by, id) where trajectory_id is null;
create index tasks_to_send on tasks (send_on) where sent_at is null and done_at is null;
create index tasks_done_by_party on tasks (organisation_id, done_at)
  where party is not null and done_by is null;
create index tasks_by_step on tasks (action_plan_step_id) where action_plan_step_id is not null;
create index tasks_by_answer_file on tasks (answer_file_id) where answer_file_id is not null;

do $$
declare
  walled text;
begin
  foreach walled in array array['action_plans', 'action_plan_steps', 'tasks'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I
      using (organisation_id = any((select wall())::integer[]))
      with check (organisation_id = any(wall()))', walled);
    execute format('create trigger stays_with_organisation before update of organisation_id on %I
      for each row when (old.organisation_id is distinct from new.organisation_id)
      execute function refuse_moving()', walled);
  end loop;
end $$;

create trigger notes_changes after update of title, trajectory_state_id on action_plans
  for each row when (old.* is distinct from new.*)
  execute function note_changes('title trajectory_state_id', '');
create trigger notes_changes after update of title, text, person_id, party, due_on, done_at on tasks
  for each row when (old.* is distinct from new.*)
  execute function note_changes('due_on done_at party person_id', 'title text');

alter table links add column task_id integer;
alter table links add foreign key (task_id, trajectory_id)
  references tasks (id, trajectory_id) on delete cascade;
alter table links add constraint links_task_of_trajectory
  check (task_id is null or trajectory_id is not null);
alter table links drop constraint links_one_question;
alter table links add constraint links_one_question
  check (num_nonnulls(approval_request_id, survey_id, task_id) < 2);
create index links_by_task on links (task_id, id) where task_id is not null;
