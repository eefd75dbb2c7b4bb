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

create table trajectories (
  id                  integer generated always as identity primary key,
  organisation_id     integer not null references organisations,
  client_id           integer not null references accounts,
  client_type         text not null generated always as ('client') stored,
  counselor_id        integer not null references accounts,
  trajectory_state_id integer not null references trajectory_states,
  contact_name        text,
  contact_phone       text,
  contact_email       text,
  registered_by       text not null,
  registration_date   date not null,
  intake_date         date,
  category            text,
  length              text,
  schooling           boolean not null default false,
  apq_taken           boolean not null default false,
  completed_reason    text,
  reject_reason       text,
  search_text         text not null default '',
  version             integer not null default 1,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz,
  updated_by          integer references accounts,
  deleted_at          timestamptz,
  unique (organisation_id, id),
  -- Nobody has a trajectory where they are not a client.
  foreign key (client_id, organisation_id, client_type)
    references memberships (account_id, organisation_id, account_type)
);
-- The pages of the list, newest first: all, of one counselor, in one state. Read backwards.
create index trajectories_by_registration
  on trajectories (organisation_id, registration_date, id) where deleted_at is null;
create index trajectories_by_counselor
  on trajectories (organisation_id, counselor_id, registration_date, id) where deleted_at is null;
create index trajectories_by_state
  on trajectories (organisation_id, trajectory_state_id, registration_date, id)
  where deleted_at is null;
create index trajectories_by_client on trajectories (client_id);
create index trajectories_by_name on trajectories using gin (search_text gin_trgm_ops)
  where deleted_at is null;
create index trajectories_deleted on trajectories (deleted_at) where deleted_at is not null;

-- What the list searches: the client and the contact, without capitals and accents.
create function set_search_text() returns trigger language plpgsql as $$
begin
  select lower(unaccent(name || ' ' || coalesce(new.contact_name, ''))) into new.search_text
  from accounts where id = new.client_id;
  return new;
end $$;
create trigger trajectories_search_text
  before insert or update of client_id, contact_name on trajectories
  for each row execute function set_search_text();

create function spread_name() returns trigger language plpgsql as $$
begin
  update trajectories set contact_name = contact_name where client_id = new.id;
  return null;
end $$;
create trigger accounts_spread_name after update of first_name, last_name on accounts
  for each row when (old.name is distinct from new.name) execute function spread_name();

create table trajectory_history (
  id                  integer generated always as identity primary key,
  trajectory_id       integer not null references trajectories on delete cascade,
  trajectory_state_id integer not null references trajectory_states,
  at                  timestamptz not null default now(),
  actor_id            integer references accounts,
  -- Who acted through a link and has no account.
  actor_name          text
);
create index trajectory_history_by_trajectory on trajectory_history (trajectory_id, id);

create table notes (
  id               integer generated always as identity primary key,
  trajectory_id    integer not null references trajectories on delete cascade,
  author_id        integer not null references accounts,
  date             timestamp(0) not null,
  note             text not null,
  visible_client   boolean not null default false,
  visible_employer boolean not null default false,
  version          integer not null default 1,
  updated_at       timestamptz,
  updated_by       integer references accounts
);
create index notes_by_trajectory on notes (trajectory_id, date, id);

create table tests (
  id            integer generated always as identity primary key,
  trajectory_id integer not null references trajectories on delete cascade,
  main_subject  text not null,
  sub_subject   text not null,
  date_taken    date not null,
  date_closed   date,
  price         integer not null check (price between 0 and 10000000),
  version       integer not null default 1,
  updated_at    timestamptz,
  updated_by    integer references accounts,
  check (date_closed >= date_taken)
);
create index tests_by_trajectory on tests (trajectory_id, date_taken, id);

create table applications (
  id            integer generated always as identity primary key,
  trajectory_id integer not null references trajectories on delete cascade,
  date          date not null,
  vacancy       text not null,
  company       text not null,
  readonly      boolean not null default false,
  version       integer not null default 1,
  updated_at    timestamptz,
  updated_by    integer references accounts
);
create index applications_by_trajectory on applications (trajectory_id, date, id);

create table application_files (
  application_id integer not null references applications on delete cascade,
  file_id        integer not null unique references files,
  primary key (application_id, file_id)
);

-- A link may be about a trajectory; it dies with what it asked.
alter table links add column trajectory_id integer references trajectories on delete cascade;
alter table links drop constraint links_check;
alter table links add constraint links_one_subject
  check (num_nonnulls(account_id, registration_id, trajectory_id) = 1);
create index links_by_trajectory on links (trajectory_id, purpose) where used_at is null;
