-- Puts tables behind the wall: each row is seen within its own organisation, and stays there.
create procedure wall_around(variadic walled text[]) language plpgsql as $$
declare
  one text;
begin
  foreach one in array walled
  loop
    execute format('alter table %I enable row level security', one);
    execute format('create policy own on %I
      using (organisation_id = any((select wall())::integer[]))
      with check (organisation_id = any(wall()))', one);
    execute format('create trigger stays_with_organisation before update of organisation_id on %I
      for each row when (old.organisation_id is distinct from new.organisation_id)
      execute function refuse_moving()', one);
  end loop;
end $$;

-- What the register says of a diploma and its parts. A work process that is the same in a later
-- edition shares its lineage, and the levels given for it.
alter table diplomas add column replaces_id integer,
  add foreign key (organisation_id, replaces_id) references diplomas (organisation_id, id)
    on delete set null (replaces_id);
create index diplomas_by_replaced on diplomas (replaces_id) where replaces_id is not null;
alter table core_tasks add column code text not null default '';
alter table work_processes
  add column code text not null default '',
  add column result text not null default '',
  add column behaviour text not null default '',
  add column lineage_id integer not null default 0;
update work_processes set lineage_id = id;
create index work_processes_by_lineage on work_processes (lineage_id, id);
create function begin_lineage() returns trigger language plpgsql as $$
begin
  new.lineage_id := new.id;
  return new;
end $$;
create trigger begins_lineage before insert on work_processes
  for each row when (new.lineage_id = 0) execute function begin_lineage();

-- Where a student learns on the job, and the edition to which they went over.
alter table enrolments
  add column workplace text not null default '',
  add column switched_to_id integer,
  add foreign key (organisation_id, switched_to_id) references diplomas (organisation_id, id);
create index enrolments_by_switched on enrolments (switched_to_id) where switched_to_id is not null;
create index enrolments_by_workplace on enrolments (organisation_id, lower(workplace))
  where workplace <> '';

-- A class or cohort of one diploma in one school year (named by the year in which it begins).
create table groups (
  id              integer generated always as identity primary key,
  organisation_id integer not null references organisations on delete cascade,
  diploma_id      integer not null,
  name            text not null,
  year            integer not null check (year between 2000 and 2100),
  archived_at     timestamptz,
  version         integer not null default 1,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz,
  updated_by      integer,
  unique (organisation_id, id),
  foreign key (organisation_id, diploma_id) references diplomas (organisation_id, id),
  foreign key (organisation_id, updated_by) references people (organisation_id, id)
    on delete set null (updated_by)
);
create unique index groups_own_name on groups (organisation_id, year, lower(name));
create index groups_by_diploma on groups (diploma_id);
create table group_people (
  organisation_id integer not null,
  group_id        integer not null,
  person_id       integer not null,
  part            text not null check (part in ('teacher', 'student')),
  added_at        timestamptz not null default now(),
  primary key (group_id, person_id),
  foreign key (organisation_id, group_id) references groups (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, person_id) references people (organisation_id, id)
    on delete cascade
);
create index group_people_by_person on group_people (person_id, part, group_id);

-- Who was asked at once, and what became of each. Of one person's lines one mail is made.
create table evaluation_rounds (
  id              integer generated always as identity primary key,
  organisation_id integer not null references organisations on delete cascade,
  group_id        integer,
  message         text not null default '',
  expires_at      timestamptz not null,
  created_at      timestamptz not null default now(),
  created_by      integer,
  done_at         timestamptz,
  unique (organisation_id, id),
  foreign key (organisation_id, group_id) references groups (organisation_id, id)
    on delete set null (group_id),
  foreign key (organisation_id, created_by) references people (organisation_id, id)
    on delete set null (created_by)
);
create index evaluation_rounds_in_order on evaluation_rounds (organisation_id, id);
create index evaluation_rounds_by_group on evaluation_rounds (group_id, id)
  where group_id is not null;
create table evaluation_round_lines (
  organisation_id     integer not null,
  evaluation_round_id integer not null,
  evaluator_id        integer not null,
  student_id          integer not null,
  diploma_id          integer not null,
  role                text not null
    check (role in ('teacher', 'mentor', 'coach', 'recipient', 'student', 'other_student')),
  work_process_ids    integer[] not null,
  -- Null while it waits for its turn; then how many of them were asked, and why not the rest.
  asked               integer,
  reasons             text[] not null default '{}',
  primary key (evaluation_round_id, evaluator_id, student_id, diploma_id, role),
  foreign key (organisation_id, evaluation_round_id)
    references evaluation_rounds (organisation_id, id) on delete cascade,
  foreign key (organisation_id, evaluator_id) references people (organisation_id, id)
    on delete cascade,
  foreign key (student_id, diploma_id) references enrolments (student_id, diploma_id)
    on delete cascade
);
create index evaluation_round_lines_by_evaluator on evaluation_round_lines (evaluator_id);
create index evaluation_round_lines_by_student on evaluation_round_lines (student_id, diploma_id);

-- An answer can also be that there is no level to give here, or not yet.
alter table evaluations
  add column no_level text check (no_level in ('not_applicable', 'not_seen')),
  add column message text not null default '',
  add column evaluation_round_id integer,
  add column handed_over_by integer,
  add column handed_over_at timestamptz;
do $$
declare
  old text;
begin
  select conname into strict old from pg_constraint
  where conrelid = 'evaluations'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%score IS NULL%done_at IS NULL%';
  execute format('alter table evaluations drop constraint %I', old);
end $$;
alter table evaluations
  add constraint evaluations_answered
    check (num_nonnulls(score, no_level) = case when done_at is null then 0 else 1 end),
  add foreign key (organisation_id, evaluation_round_id)
    references evaluation_rounds (organisation_id, id) on delete set null (evaluation_round_id),
  add foreign key (organisation_id, handed_over_by) references people (organisation_id, id)
    on delete set null (handed_over_by);
create index evaluations_by_round on evaluations (evaluation_round_id)
  where evaluation_round_id is not null;
create index evaluations_by_hander on evaluations (handed_over_by) where handed_over_by is not null;

call wall_around('groups', 'group_people', 'evaluation_rounds', 'evaluation_round_lines');

create trigger notes_changes after update of name, year, diploma_id, archived_at
  on groups for each row when (old.* is distinct from new.*)
  execute function note_changes('name year diploma_id archived_at', '');
