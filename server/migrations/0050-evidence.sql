alter table evaluations add constraint evaluations_own unique (organisation_id, id);

-- What a student shows of a work process: a file, an address, what they learned of it, or all three.
create table evidence (
  id              integer generated always as identity primary key,
  organisation_id integer not null,
  student_id      integer not null,
  work_process_id integer not null references work_processes,
  -- For whoever is asked in this request alone, and for no evaluator when it was withdrawn; otherwise
  -- for everybody who evaluates the work process.
  is_for_one      boolean not null default false,
  evaluation_id   integer check (evaluation_id is null or is_for_one),
  title           text not null,
  url             text not null default '',
  file_id         integer references files,
  what            text not null default '',
  how             text not null default '',
  learned         text not null default '',
  version         integer not null default 1,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz,
  updated_by      integer,
  unique (organisation_id, id),
  foreign key (organisation_id, student_id) references people (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, evaluation_id) references evaluations (organisation_id, id)
    on delete set null (evaluation_id),
  foreign key (organisation_id, updated_by) references people (organisation_id, id)
    on delete set null (updated_by)
);
create index evidence_by_student on evidence (student_id, work_process_id, id);
create index evidence_by_process on evidence (work_process_id);
create index evidence_by_evaluation on evidence (evaluation_id) where evaluation_id is not null;
create index evidence_by_file on evidence (file_id) where file_id is not null;

-- What an evaluator says they looked at before they gave a level.
create table evidence_seen (
  organisation_id integer not null,
  evidence_id     integer not null,
  evaluation_id   integer not null,
  seen_at         timestamptz not null,
  primary key (evidence_id, evaluation_id),
  foreign key (organisation_id, evidence_id) references evidence (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, evaluation_id) references evaluations (organisation_id, id)
    on delete cascade
);
create index evidence_seen_by_evaluation on evidence_seen (evaluation_id);

-- A large file that comes in parts, so that a broken line costs one part.
create table uploads (
  id              integer generated always as identity primary key,
  organisation_id integer not null,
  person_id       integer not null,
  name            text not null,
  size            integer not null check (size > 0),
  begun_at        timestamptz not null,
  unique (organisation_id, id),
  foreign key (organisation_id, person_id) references people (organisation_id, id)
    on delete cascade
);
create index uploads_by_person on uploads (person_id, id);
create index uploads_by_age on uploads (begun_at);
create table upload_parts (
  organisation_id integer not null,
  upload_id       integer not null,
  position        integer not null check (position >= 0),
  file_id         integer not null references files,
  primary key (upload_id, position),
  foreign key (organisation_id, upload_id) references uploads (organisation_id, id)
    on delete cascade
);
create index upload_parts_by_file on upload_parts (file_id);
-- The file of a piece of evidence, and of a part, belongs to nothing else.
create function drop_file() returns trigger language plpgsql as $$
begin
  delete from files where id = old.file_id;
  return null;
end $$;
create trigger drops_file after delete on evidence
  for each row when (old.file_id is not null) execute function drop_file();
create trigger drops_file after delete on upload_parts
  for each row execute function drop_file();

call wall_around('evidence', 'evidence_seen', 'uploads', 'upload_parts');

-- Whether a rater sees the levels of others only after giving their own.
alter table organisations add column blind_evaluations boolean not null default false;
