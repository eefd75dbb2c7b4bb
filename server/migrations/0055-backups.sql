-- What was backed up, when, and whether it could be restored. Of the installation, and of no organisation; the rows are
-- written by the owner, who makes the backups, and are not part of them.
create table backups (
  id             integer generated always as identity primary key,
  started_at     timestamptz not null default now(),
  finished_at    timestamptz,
  state          text not null default 'running' check (state in ('running', 'made', 'failed')),
  name           text,
  bytes          bigint,
  encrypted      boolean not null default false,
  -- Files that the database names and the storage lacks, or holds with other bytes.
  gaps           integer not null default 0,
  -- Why there is none: which sentence, with what it names. Without personal data.
  why            jsonb,
  -- Restored by itself into a database that was thrown away afterwards.
  checked_at     timestamptz,
  check_failed   jsonb,
  -- Deleted by the rule of what is kept.
  removed_at     timestamptz
);
create index backups_by_time on backups (started_at desc);
