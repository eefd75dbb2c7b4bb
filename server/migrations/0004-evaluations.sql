create table diplomas (
  id              integer generated always as identity primary key,
  organisation_id integer not null references organisations,
  title           text not null,
  level           text not null,
  unique (organisation_id, id)
);

create table core_tasks (
  id         integer generated always as identity primary key,
  diploma_id integer not null references diplomas on delete cascade,
  position   integer not null,
  title      text not null,
  unique (diploma_id, position)
);

create table work_processes (
  id                  integer generated always as identity primary key,
  core_task_id        integer not null references core_tasks on delete cascade,
  position            integer not null,
  title               text not null,
  description         text not null default '',
  result_starter      text not null default '',
  result_advanced     text not null default '',
  result_professional text not null default '',
  unique (core_task_id, position)
);

create table enrolments (
  student_id      integer not null references accounts on delete cascade,
  organisation_id integer not null,
  diploma_id      integer not null,
  primary key (student_id, diploma_id),
  foreign key (organisation_id, diploma_id) references diplomas (organisation_id, id)
);
create index enrolments_by_organisation on enrolments (organisation_id, student_id);

create table evaluations (
  id              integer generated always as identity primary key,
  organisation_id integer not null references organisations,
  student_id      integer not null,
  diploma_id      integer not null,
  work_process_id integer not null references work_processes,
  evaluator_id    integer not null references accounts,
  role            text not null
    check (role in ('teacher', 'mentor', 'coach', 'recipient', 'student', 'other_student')),
  score           integer check (score between 1 and 3),
  comments        text not null default '',
  requested_at    timestamptz not null default now(),
  expires_at      timestamptz not null,
  done_at         timestamptz,
  foreign key (student_id, diploma_id) references enrolments (student_id, diploma_id),
  check ((score is null) = (done_at is null))
);
create index evaluations_by_student on evaluations (student_id, diploma_id);
create index evaluations_pending on evaluations (evaluator_id, expires_at) where done_at is null;
