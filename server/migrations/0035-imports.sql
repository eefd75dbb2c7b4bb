-- What an import brought in, so that it can be taken back as a whole while nothing hangs on it.
create table imports (
  id              integer primary key generated always as identity,
  organisation_id integer not null references organisations on delete cascade,
  kind            text not null check (kind in ('clients', 'students')),
  diploma_id      integer references diplomas on delete set null,
  imported_by     integer,
  imported_at     timestamptz not null,
  total           integer not null,
  new             integer not null,
  known           integer not null,
  undone_at       timestamptz,
  unique (organisation_id, id),
  foreign key (organisation_id, imported_by) references people (organisation_id, id)
    on delete set null (imported_by)
);
create index imports_by_organisation on imports (organisation_id, imported_at desc, id desc);

-- What it did to each: made a record, let somebody in (who may have waited for it), enrolled.
create table imported_people (
  import_id       integer not null,
  person_id       integer not null,
  organisation_id integer not null,
  is_new          boolean not null,
  has_joined      boolean not null,
  has_waited      boolean not null,
  has_enrolled    boolean not null,
  -- Of name and address as the import left them; another one means that somebody corrected them.
  left_as         text,
  primary key (import_id, person_id),
  foreign key (organisation_id, import_id) references imports (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, person_id) references people (organisation_id, id)
    on delete cascade
);
create index imported_people_by_person on imported_people (organisation_id, person_id);

do $$
declare
  walled text;
begin
  foreach walled in array array['imports', 'imported_people'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I
      using (organisation_id = any((select wall())::integer[]))
      with check (organisation_id = any(wall()))', walled);
    execute format('create trigger stays_with_organisation before update of organisation_id on %I
      for each row when (old.organisation_id is distinct from new.organisation_id)
      execute function refuse_moving()', walled);
  end loop;
end $$;
