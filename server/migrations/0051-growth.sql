-- A level that a student wants to have, or should have, by a day.
create table targets (
  id              integer generated always as identity primary key,
  organisation_id integer not null,
  student_id      integer not null,
  work_process_id integer not null references work_processes on delete cascade,
  score           integer not null check (score between 1 and 3),
  period          text not null default '',
  due_on          date not null,
  set_by          integer,
  set_at          timestamptz not null,
  unique (student_id, work_process_id, due_on),
  foreign key (organisation_id, student_id) references people (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, set_by) references people (organisation_id, id)
    on delete set null (set_by)
);
create index targets_by_process on targets (work_process_id);
create index targets_by_setter on targets (set_by) where set_by is not null;

call wall_around('targets');
