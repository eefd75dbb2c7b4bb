-- A picture of who signs in, which is theirs and no organisation's; it goes with the account.
alter table accounts add column picture_file_id integer references files;

create function drop_own_picture() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from files where id = old.picture_file_id and organisation_id is null;
  return null;
end $$;
create trigger accounts_drop_picture after delete on accounts for each row
  when (old.picture_file_id is not null) execute function drop_own_picture();
