-- What a student can do, frozen as it was at one moment, with what that rests on and the seal over it.
create table portfolios (
  id               integer generated always as identity primary key,
  organisation_id  integer not null,
  student_id       integer not null,
  diploma_id       integer not null,
  -- Printed on it: whoever holds it may read what was sealed. 28 letters of 5 bits.
  code             text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{28}$'),
  language         language not null,
  sealed_by        integer,
  sealed_by_name   text not null,
  sealed_at        timestamptz not null,
  -- All that the PDF shows, to the letter, and what it rests on, which the seal is over.
  contents         json not null,
  manifest         jsonb not null,
  seal             text not null,
  -- The PDF.
  file_id          integer not null references files,
  withdrawn_at     timestamptz,
  withdrawn_by     integer,
  withdrawn_reason text not null default '',
  unique (organisation_id, id),
  check ((withdrawn_at is null) = (withdrawn_reason = '')),
  foreign key (organisation_id, student_id) references people (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, diploma_id) references diplomas (organisation_id, id),
  foreign key (organisation_id, sealed_by) references people (organisation_id, id)
    on delete set null (sealed_by),
  foreign key (organisation_id, withdrawn_by) references people (organisation_id, id)
    on delete set null (withdrawn_by)
);
create index portfolios_by_student on portfolios (student_id, diploma_id, id);
create index portfolios_by_diploma on portfolios (diploma_id);
create index portfolios_by_file on portfolios (file_id);
create index portfolios_by_sealer on portfolios (sealed_by) where sealed_by is not null;
create index portfolios_by_withdrawer on portfolios (withdrawn_by) where withdrawn_by is not null;
create trigger drops_file after delete on portfolios
  for each row execute function drop_file();

-- The evidence in it, by its place in the manifest; nothing when it was removed since.
create table portfolio_evidence (
  organisation_id integer not null,
  portfolio_id    integer not null,
  position        integer not null check (position >= 0),
  evidence_id     integer,
  primary key (portfolio_id, position),
  foreign key (organisation_id, portfolio_id) references portfolios (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, evidence_id) references evidence (organisation_id, id)
    on delete set null (evidence_id)
);
create index portfolio_evidence_by_evidence on portfolio_evidence (evidence_id)
  where evidence_id is not null;

call wall_around('portfolios', 'portfolio_evidence');

-- What is sealed stays as it is. It is withdrawn once, and whoever did it may be erased.
create function refuse_sealed() returns trigger language plpgsql as $$
declare
  free text[] := array[]::text[];
begin
  if new.sealed_by is null then free := free || array['sealed_by']; end if;
  if new.withdrawn_by is null then free := free || array['withdrawn_by']; end if;
  if old.withdrawn_at is null then
    free := free || array['withdrawn_at', 'withdrawn_by', 'withdrawn_reason'];
  end if;
  if to_jsonb(old) - free = to_jsonb(new) - free then return new; end if;
  raise exception 'a sealed portfolio stays as it is';
end $$;
create trigger stays_sealed before update on portfolios
  for each row execute function refuse_sealed();

-- Whose it is, for somebody who holds its code and is of no organisation.
create function portfolio_organisation(asked text) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select organisation_id from portfolios where code = asked
$$;
