create extension if not exists btree_gin;

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
create index trajectories_by_name
  on trajectories using gin (organisation_id, search_text gin_trgm_ops) where deleted_at is null;
create index trajectories_deleted on trajectories (deleted_at) where deleted_at is not null;

-- What the list searches: the client and the contact, without capitals and accents. Every word has
-- a space before it, by which the trigram index also finds the one or two letters it begins with.
create function set_search_text() returns trigger language plpgsql as $$
begin
  select translate(lower(unaccent(' ' || name || ' ' || coalesce(new.contact_name, ''))), '-''', '  ')
  into new.search_text from accounts where id = new.client_id;
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

-- How many there are, kept while they change, so that a list need not count its rows.
create table trajectory_counts (
  organisation_id     integer not null,
  counselor_id        integer not null,
  trajectory_state_id integer not null,
  total               integer not null,
  primary key (organisation_id, counselor_id, trajectory_state_id)
);

create type trajectory_count as (
  organisation_id integer, counselor_id integer, trajectory_state_id integer, total integer
);

-- In the order of the key: two changes at once wait for each other and never in a circle.
create function add_counts(changes trajectory_count[]) returns void language sql as $$
  insert into trajectory_counts as kept
  select organisation_id, counselor_id, trajectory_state_id, sum(total)::integer
  from unnest(changes)
  group by organisation_id, counselor_id, trajectory_state_id
  having sum(total) <> 0
  order by organisation_id, counselor_id, trajectory_state_id
  on conflict (organisation_id, counselor_id, trajectory_state_id)
  do update set total = kept.total + excluded.total;
$$;

create function count_trajectories() returns trigger language plpgsql as $$
declare
  changes trajectory_count[] := '{}';
begin
  if tg_op <> 'DELETE' then
    changes := array(
      select row(organisation_id, counselor_id, trajectory_state_id, count(*))::trajectory_count
      from now_there where deleted_at is null
      group by organisation_id, counselor_id, trajectory_state_id);
  end if;
  if tg_op <> 'INSERT' then
    changes := changes || array(
      select row(organisation_id, counselor_id, trajectory_state_id, -count(*))::trajectory_count
      from once_there where deleted_at is null
      group by organisation_id, counselor_id, trajectory_state_id);
  end if;
  perform add_counts(changes);
  return null;
end $$;
create trigger trajectories_counted_in after insert on trajectories
  referencing new table as now_there for each statement execute function count_trajectories();
create trigger trajectories_counted_out after delete on trajectories
  referencing old table as once_there for each statement execute function count_trajectories();
create trigger trajectories_counted_over after update on trajectories
  referencing old table as once_there new table as now_there
  for each statement execute function count_trajectories();

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
