-- A picture of who signs in, which is theirs and no organisation's; it goes with the account.
alter table accounts add column picture_file_id integer references files;
-- Whatever deletes a file asks each of these whether it is still shown.
create index accounts_by_picture on accounts (picture_file_id) where picture_file_id is not null;
create index profiles_by_picture on profiles (picture_file_id) where picture_file_id is not null;
create index organisations_by_logo on organisations (logo_file_id) where logo_file_id is not null;

create function drop_own_picture() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from files where id = old.picture_file_id and organisation_id is null;
  return null;
end $$;
create trigger accounts_drop_picture after delete on accounts for each row
  when (old.picture_file_id is not null) execute function drop_own_picture();
