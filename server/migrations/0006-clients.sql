-- Clients are accounts; what is kept of them beside the account is their profile and its lists.
alter table profiles
  add column picture_file_id integer references files,
  add column version         integer not null default 1,
  add column updated_at      timestamptz,
  add column updated_by      integer references accounts;

create table profile_references (
  id          integer generated always as identity primary key,
  account_id  integer not null references accounts on delete cascade,
  name        text not null,
  company     text,
  description text
);
create index profile_references_by_account on profile_references (account_id, id);

create table profile_courses (
  id              integer generated always as identity primary key,
  account_id      integer not null references accounts on delete cascade,
  name            text not null,
  achieved        boolean not null default false,
  expiration_date date
);
create index profile_courses_by_account on profile_courses (account_id, id);

create table profile_languages (
  id         integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  name       text not null,
  speak      integer not null check (speak between 0 and 10),
  read       integer not null check (read between 0 and 10),
  write      integer not null check (write between 0 and 10)
);
create index profile_languages_by_account on profile_languages (account_id, id);

-- The lists of which an item is only its name.
create table profile_items (
  id         integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  list       text not null check (list in ('job_interests', 'competences', 'skills', 'interests')),
  name       text not null
);
create index profile_items_by_account on profile_items (account_id, list, id);

create table profile_files (
  account_id integer not null references accounts on delete cascade,
  file_id    integer not null references files,
  primary key (account_id, file_id)
);
create index profile_files_by_file on profile_files (file_id);

create table experience (
  id                  integer generated always as identity primary key,
  account_id          integer not null references accounts on delete cascade,
  function_title      text not null,
  company_name        text not null,
  city                text not null,
  job_working_area_id integer not null references working_areas,
  start_date          date not null,
  end_date            date,
  current_position    boolean not null default false,
  version             integer not null default 1,
  updated_at          timestamptz,
  updated_by          integer references accounts,
  check (end_date >= start_date)
);
create index experience_by_account on experience (account_id, start_date, id);

create table client_studies (
  id             integer generated always as identity primary key,
  account_id     integer not null references accounts on delete cascade,
  study_id       integer not null references studies,
  study_name     text not null default '',
  study_level_id integer not null references study_levels,
  institute_name text not null,
  start_date     date not null,
  end_date       date,
  finished       boolean not null default false,
  version        integer not null default 1,
  updated_at     timestamptz,
  updated_by     integer references accounts,
  check (end_date >= start_date),
  check (not finished or end_date is not null)
);
create index client_studies_by_account on client_studies (account_id, start_date, id);
