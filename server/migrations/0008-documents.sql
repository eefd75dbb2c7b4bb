-- By its code the program finds the action of what it files itself; the names are the house's own.
alter table file_actions add column code text unique;
update file_actions set code = 'approval' where name = 'Ter goedkeuring';

-- A document is what its newest version says; the files that come back are kept beside it.
create table trajectory_files (
  id                        integer generated always as identity primary key,
  trajectory_id             integer not null references trajectories on delete cascade,
  trajectory_file_type_id   integer not null references file_types,
  trajectory_file_action_id integer not null references file_actions,
  creator_id                integer not null references accounts,
  created_at                timestamptz not null default now()
);
create index trajectory_files_by_trajectory on trajectory_files (trajectory_id, id);
create index trajectory_files_by_type
  on trajectory_files (trajectory_id, trajectory_file_type_id, id);

create table trajectory_file_versions (
  id                 integer generated always as identity primary key,
  trajectory_file_id integer not null references trajectory_files on delete cascade,
  file_id            integer not null unique references files,
  created_at         timestamptz not null default now()
);
create index trajectory_file_versions_by_file on trajectory_file_versions (trajectory_file_id, id);

create table trajectory_file_returns (
  id                 integer generated always as identity primary key,
  trajectory_file_id integer not null references trajectory_files on delete cascade,
  file_id            integer not null unique references files,
  created_at         timestamptz not null default now()
);
create index trajectory_file_returns_by_file on trajectory_file_returns (trajectory_file_id, id);

-- One row for each party that was sent something, to decide on or only to read. It is open until
-- it is decided, or closed because something newer took its place.
create table approval_requests (
  id              integer generated always as identity primary key,
  trajectory_id   integer not null references trajectories on delete cascade,
  kind            text not null
    check (kind in ('review-client', 'review-employer', 'approve-document')),
  party           text not null check (party in ('client', 'employer')),
  requested       boolean not null,
  recipient_name  text not null,
  recipient_email text not null,
  language        text not null check (language in ('nl', 'en')),
  sender_id       integer not null references accounts,
  sent_at         timestamptz not null,
  opened_at       timestamptz,
  decided_at      timestamptz,
  approved        boolean,
  reason          text,
  closed_at       timestamptz,
  unique (id, party),
  unique (id, trajectory_id),
  check (kind = 'approve-document' or (requested and kind = 'review-' || party)),
  check (num_nonnulls(decided_at, approved) in (0, 2)),
  check (approved is null or requested),
  check ((reason is not null) = (approved is false)),
  check (num_nonnulls(decided_at, closed_at) < 2)
);
create unique index approval_requests_one_open_review on approval_requests (trajectory_id)
  where kind <> 'approve-document' and decided_at is null and closed_at is null;
create index approval_requests_by_trajectory on approval_requests (trajectory_id, id);

-- What a request is about, in the order in which its reader sees it. Each party is asked about a
-- version once; what is sent again is the same request with a new link.
create table approval_request_versions (
  approval_request_id integer not null,
  party               text not null,
  version_id          integer not null references trajectory_file_versions on delete cascade,
  position            integer not null check (position > 0),
  primary key (approval_request_id, position),
  unique (version_id, party),
  foreign key (approval_request_id, party)
    references approval_requests (id, party) on delete cascade
);

-- The link of a request is its newest; how long it may be answered stands on the link.
alter table links add column approval_request_id integer;
alter table links add foreign key (approval_request_id, trajectory_id)
  references approval_requests (id, trajectory_id) on delete cascade;
alter table links add constraint links_request_of_trajectory
  check (approval_request_id is null or trajectory_id is not null);
create index links_by_request on links (approval_request_id, id);
