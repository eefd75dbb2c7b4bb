-- Files whose rows were taken away: the sweeper expects to find their bytes. Only what has neither a row
-- nor a place here can be a mistake.
create table removed_files (
  key        text primary key,
  removed_at timestamptz not null default now()
);
create index removed_files_by_time on removed_files (removed_at);

create function remember_removed() returns trigger language plpgsql as $$
begin
  insert into removed_files (key) select key from gone on conflict do nothing;
  return null;
end $$;
create trigger remember_removed after delete on files
  referencing old table as gone for each statement execute function remember_removed();
