-- Which version was started last, so that the log tells of an upgrade.
alter table installation add column version text;

-- What was erased, by its number alone, so that it is erased again after a backup of before was restored. Kept beside
-- the backups too (`kept_at`); `again` is what a restore brought back, and what is to be erased once more.
create table erasures (
  id              bigint generated always as identity primary key,
  organisation_id integer not null references organisations,
  kind            text not null check (kind in ('person', 'trajectory')),
  record_id       integer not null,
  erased_at       timestamptz not null default now(),
  kept_at         timestamptz,
  again           boolean not null default false
);
create index erasures_to_keep on erasures (id) where kept_at is null;
create index erasures_again on erasures (id) where again;
alter table erasures enable row level security;
create policy own on erasures using (organisation_id = any((select wall())::integer[]))
  with check (organisation_id = any(wall()));
create trigger stays_with_organisation before update of organisation_id on erasures
  for each row when (old.organisation_id is distinct from new.organisation_id) execute function refuse_moving();

create function note_erasure() returns trigger language plpgsql as $$
begin
  insert into erasures (organisation_id, kind, record_id) values (old.organisation_id, tg_argv[0], old.id);
  return null;
end $$;
create trigger people_note_erasure after update of erased_at on people
  for each row when (old.erased_at is null and new.erased_at is not null) execute function note_erasure('person');
create trigger trajectories_note_erasure after delete on trajectories
  for each row execute function note_erasure('trajectory');
