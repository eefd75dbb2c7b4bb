-- One row: facts of this installation. Whether it is a demo is decided at its first start, for good.
create table installation (
  one          boolean primary key default true check (one),
  demo         boolean,
  installed_at timestamptz not null default now()
);
insert into installation default values;

-- Who did what, on which record. Rows are only ever added.
create table events (
  id         bigint generated always as identity primary key,
  at         timestamptz not null default now(),
  account_id integer,
  link_id    integer,
  action     text not null,
  record     jsonb not null,
  request_id text not null
);
create index events_by_account on events (account_id, id);
create index events_by_action on events (action, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'events are append-only';
end $$;
create trigger events_append_only before update or delete on events
  for each statement execute function refuse_change();

-- How often a key called since its window began; losing it in a crash only resets the counts.
create unlogged table call_counts (
  key     text primary key,
  count   integer not null,
  ends_at timestamptz not null
);

create table files (
  id              integer generated always as identity primary key,
  key             text not null unique,
  name            text not null,
  mime            text not null,
  size            bigint not null,
  sha256          text not null,
  uploader_id     integer references accounts,
  organisation_id integer references organisations,
  created_at      timestamptz not null default now()
);

-- What a mail needs to be written; emptied once it is sent, so that no link stays behind.
create table mails (
  id              integer generated always as identity primary key,
  organisation_id integer references organisations,
  recipient       text not null,
  template        text not null,
  language        text not null check (language in ('nl', 'en')),
  data            jsonb,
  created_at      timestamptz not null default now(),
  sent_at         timestamptz
);
create index mails_newest on mails (created_at, id);
