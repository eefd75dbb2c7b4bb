-- A deleted note can be put back for a month; who deleted it stands with it.
alter table notes
  add column deleted_at timestamptz,
  add column deleted_by integer references people;
create index notes_deleted on notes (deleted_at) where deleted_at is not null;

-- What a note said before somebody changed it. Nobody stands here where the author wrote it so.
create table note_versions (
  note_id          integer not null references notes on delete cascade,
  version          integer not null,
  organisation_id  integer not null,
  date             timestamp(0) not null,
  note             text not null,
  visible_client   boolean not null,
  visible_employer boolean not null,
  edited_by        integer references people,
  edited_at        timestamptz,
  primary key (note_id, version)
);
create function hang_on_notes_by_note_id() returns trigger language plpgsql as $$
begin
  select organisation_id into new.organisation_id from notes where id = new.note_id;
  return new;
end $$;
create trigger a_hangs_on before insert or update of organisation_id, note_id on note_versions
  for each row execute function hang_on_notes_by_note_id();
alter table note_versions enable row level security;
create policy own on note_versions
  using (organisation_id = any((select wall())::integer[]))
  with check (organisation_id = any(wall()));
create trigger stays_with_organisation before update of organisation_id on note_versions
  for each row when (old.organisation_id is distinct from new.organisation_id)
  execute function refuse_moving();

-- No change of a note can leave out what it said before.
create function keep_note() returns trigger language plpgsql as $$
begin
  insert into note_versions (note_id, version, date, note, visible_client, visible_employer,
    edited_by, edited_at)
  values (old.id, old.version, old.date, old.note, old.visible_client, old.visible_employer,
    old.updated_by, old.updated_at);
  return null;
end $$;
create trigger notes_keep after update of date, note, visible_client, visible_employer on notes
  for each row when ((old.date, old.note, old.visible_client, old.visible_employer)
    is distinct from (new.date, new.note, new.visible_client, new.visible_employer))
  execute function keep_note();

-- Who deleted a trajectory, for who puts it back.
alter table trajectories add column deleted_by integer references people;
