-- A browser in which somebody signed in before: strangers who guess elsewhere do not slow it down.
-- Only the hash of the mark in its cookie is kept.
create table devices (
  device_hash  bytea not null,
  account_id   integer not null references accounts on delete cascade,
  last_seen_at timestamptz not null,
  primary key (account_id, device_hash)
);
create index devices_by_last_seen on devices (last_seen_at);

-- How many mails an address got in the past hour.
drop index mails_by_recipient;
create index mails_by_recipient on mails (recipient, created_at);
