create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table organisations (
  id                     integer generated always as identity primary key,
  name                   text not null check (name <> ''),
  language               text not null default 'nl' check (language in ('nl', 'en')),
  evaluation_expiry_days integer not null default 30 check (evaluation_expiry_days between 1 and 365)
);

create table accounts (
  id              integer generated always as identity primary key,
  email           citext not null unique,
  password_hash   text,
  first_name      text not null,
  last_name       text not null,
  name            text not null generated always as (first_name || ' ' || last_name) stored,
  language        text not null default 'nl' check (language in ('nl', 'en')),
  activated_at    timestamptz,
  deactivated_at  timestamptz,
  last_sign_in_at timestamptz,
  created_at      timestamptz not null default now()
);
create index accounts_by_name on accounts using gin (name gin_trgm_ops);

create table memberships (
  account_id      integer not null references accounts on delete cascade,
  organisation_id integer not null references organisations,
  account_type    text not null
    check (account_type in ('admin', 'coordinator', 'counselor', 'evaluator', 'student', 'client')),
  primary key (account_id, organisation_id, account_type)
);
create index memberships_by_organisation on memberships (organisation_id, account_type, account_id);

create table profiles (
  account_id            integer primary key references accounts on delete cascade,
  initials              text,
  maiden_name           text,
  gender                text check (gender in ('m', 'f', 'x')),
  date_of_birth         date,
  place_of_birth        text,
  nationality           text,
  address               text,
  address_number        text,
  address_number_suffix text,
  postal_code           text,
  city                  text,
  phone_number          text,
  mobile_number         text,
  benefits              text,
  education             text,
  intellectual_ability  text,
  quote_text            text
);

create table sessions (
  id         uuid primary key,
  account_id integer not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_by_account on sessions (account_id) where revoked_at is null;

-- What somebody registered; it becomes an account when its own link is opened, so that nobody can
-- prepare an account with a password of theirs for the owner of an address.
create table registrations (
  id             integer generated always as identity primary key,
  email          citext not null,
  password_hash  text not null,
  first_name     text not null,
  last_name      text not null,
  language       text not null check (language in ('nl', 'en')),
  address        text,
  address_number text,
  postal_code    text,
  city           text,
  phone_number   text,
  created_at     timestamptz not null default now()
);
create index registrations_by_age on registrations (created_at);

-- A token from a mail. Only its hash is kept; it opens one thing, once.
create table links (
  id              integer generated always as identity primary key,
  token_hash      bytea not null unique,
  purpose         text not null,
  account_id      integer references accounts on delete cascade,
  registration_id integer references registrations on delete cascade,
  created_at      timestamptz not null default now(),
  expires_at      timestamptz not null,
  opened_at       timestamptz,
  used_at         timestamptz,
  revoked_at      timestamptz,
  check (num_nonnulls(account_id, registration_id) = 1)
);
create index links_by_registration on links (registration_id);
create index links_by_account on links (account_id, purpose) where used_at is null;
