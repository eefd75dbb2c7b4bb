-- Who runs the installation sees how all of it is doing, and no record of anybody.
alter table accounts add column operator boolean not null default false;
drop trigger accounts_tell on accounts;
create trigger accounts_tell after update of first_name, last_name, operator or delete on accounts
  for each row execute function tell_change('account', 'id');

-- The first administrator is one from the moment they choose a password; nobody else is there yet who could be it instead.
alter table installation add column operator_person_id integer references people on delete set null;
create function note_operator() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update installation set operator_person_id = null where operator_person_id = new.id;
  if found then
    update accounts set operator = true where id = new.account_id;
  end if;
  return null;
end $$;
create trigger people_note_operator after update of account_id on people
  for each row when (new.account_id is not null) execute function note_operator();

-- Who no longer administers anything no longer runs it: whoever makes them an administrator later, elsewhere, does not
-- decide about the installation.
create index accounts_that_operate on accounts (id) where operator;
create function end_operators() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update accounts set operator = false where operator and not exists (
    select from people p join memberships m on m.person_id = p.id
    where p.account_id = accounts.id and m.account_type = 'admin' and p.deactivated_at is null);
  return null;
end $$;
-- At the end of the transaction: whoever saves somebody's tasks deletes and writes them.
create constraint trigger memberships_end_operators after delete on memberships deferrable initially deferred
  for each row when (old.account_type = 'admin') execute function end_operators();
create constraint trigger people_end_operators after update of deactivated_at, account_id on people
  deferrable initially deferred for each row when (old.account_id is not null) execute function end_operators();

-- Doors: numbers of the whole, which belong to no organisation and tell nothing of one.
create function mails_by_state() returns table (state text, mails bigint, oldest timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when refused_at is not null then 'refused' when good_until <= now() then 'too_old' else 'waiting' end,
    count(*), min(created_at)
  from mails where sent_at is null group by 1
$$;

create function files_in_all() returns table (files bigint, bytes numeric)
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*), coalesce(sum(size), 0) from files
$$;
