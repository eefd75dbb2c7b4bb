-- What ties accounts, records and organisations together from here on.

-- Who opens a link says yes as the owner of the address that it was mailed to, and of no other.
create function revoke_invitations() returns trigger language plpgsql as $$
begin
  update links set revoked_at = now()
  where person_id = new.id and used_at is null and revoked_at is null;
  return null;
end $$;
create trigger people_revoke_invitations after update of email on people
  for each row when (old.email is distinct from new.email) execute function revoke_invitations();

-- Whose account it is hears of every change in what its records allow.
create or replace function tell_change() returns trigger language plpgsql as $$
declare
  changed record := coalesce(new, old);
  id text := to_jsonb(changed) ->> tg_argv[1];
begin
  if id is not null then
    perform pg_notify('changes', tg_argv[0] || ':' || id);
  end if;
  return null;
end $$;
create function tell_account_of_membership() returns trigger language plpgsql as $$
declare
  account integer;
begin
  select account_id into account from people where id = coalesce(new.person_id, old.person_id);
  if account is not null then
    perform pg_notify('changes', 'account:' || account);
  end if;
  return null;
end $$;
drop trigger memberships_tell on memberships;
create trigger memberships_tell after insert or update or delete on memberships
  for each row execute function tell_account_of_membership();
-- An account that no organisation knows any more is alone from then on, whoever makes the change.
create function note_account_of_person() returns trigger language plpgsql as $$
declare
  account integer;
begin
  for account in select distinct id from unnest(array[
    case when tg_op <> 'INSERT' then old.account_id end,
    case when tg_op <> 'DELETE' then new.account_id end]) as id where id is not null
  loop
    perform pg_notify('changes', 'account:' || account);
    update accounts a set lone_since = case
      when exists (select from people p where p.account_id = a.id) then null
      else coalesce(a.lone_since, now()) end
    where a.id = account;
  end loop;
  return null;
end $$;
create trigger people_note_account
  after insert or delete or update of first_name, last_name, deactivated_at, account_id on people
  for each row execute function note_account_of_person();
create trigger accounts_tell after update of first_name, last_name or delete on accounts
  for each row execute function tell_change('account', 'id');

-- Who wants to belong to an organisation names it by its code, or finds it in the list.
create function organisation_code() returns text language sql volatile
return upper(translate(left(replace(gen_random_uuid()::text, '-', ''), 8), '01', 'xy'));
alter table organisations
  add column code   text not null unique default organisation_code(),
  add column listed boolean not null default false;

-- One house: its admins found organisations themselves. Otherwise that is the operator's to do.
alter table installation add column one_house boolean not null default false;
update installation set one_house = demo is distinct from true and exists (
  select p.account_id from memberships m join people p on p.id = m.person_id
  where m.account_type = 'admin' and p.account_id is not null
  group by p.account_id
  having count(distinct m.organisation_id) = (select count(*) from organisations));

-- Doors: what a call must know before it is anybody's, or of more organisations than it acts in.
-- Each tells as little as it can.

-- What the owner of an account is where they said yes, as long as that door is open to them.
create function parts_of_account(account integer) returns json
  language sql stable security definer set search_path = public, pg_temp
return coalesce((
  select json_agg(json_build_object('code', m.account_type,
    'organisation', json_build_object('id', o.id, 'name', o.name),
    'person', json_build_object('id', p.id, 'name', p.name)) order by m.account_type, o.id)
  from people p join memberships m on m.person_id = p.id
    join organisations o on o.id = p.organisation_id
  where p.account_id = account and p.deactivated_at is null), '[]');

-- Where the owner of an account asked to belong and does not yet.
create function waiting_places(account integer) returns json
  language sql stable security definer set search_path = public, pg_temp
return coalesce((
  select json_agg(o.name order by o.name) from people p
    join organisations o on o.id = p.organisation_id
  where p.account_id = account and p.joined_at is null and p.deactivated_at is null), '[]');

-- Known somewhere, and nowhere let in any more.
create function is_shut_out(account integer) returns boolean
  language sql stable security definer set search_path = public, pg_temp
return exists (select from people where account_id = account) and not exists (
  select from people where account_id = account and deactivated_at is null);

-- The one look over the wall that the search for a client has: whether an address is somebody's
-- client in another organisation, and nothing more.
create function is_client_elsewhere(address citext, here integer) returns boolean
  language sql stable security definer set search_path = public, pg_temp
return exists (select from people p join memberships m on m.person_id = p.id
  where p.email = address and m.account_type = 'client' and p.organisation_id <> here);

-- Whether an organisation may hear what somebody does with their account: where they belong or wait.
-- Who left or was shut out signs in for others.
create function hears_of(person people) returns boolean language sql stable
return person.deactivated_at is null and (person.joined_at is null
  or exists (select from memberships m where m.person_id = person.id));

-- What concerns an account itself, such as signing in, is told to each organisation that let it in, or
-- to the one that it is about; where there is none, it is the account's own.
create function add_account_event(account integer, what text, link integer, about jsonb,
  request text, place integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into events (action, link_id, record, request_id, person_id, organisation_id)
  select what, link, about, request, p.id, p.organisation_id
  from people p where p.account_id = account and hears_of(p)
    and p.organisation_id = coalesce(place, p.organisation_id);
  if not found then
    insert into events (action, link_id, record, request_id, account_id)
    values (what, link, about, request, account);
  end if;
end $$;

-- Who was invited by this address and never came, for a new link to it; no more than one in an hour,
-- and none where the invitation was withdrawn.
create function open_invitations(address citext)
  returns table (person_id integer, organisation_id integer)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select p.id, p.organisation_id from people p
  where p.email = address and p.account_id is null and p.deactivated_at is null
    and exists (select from memberships m where m.person_id = p.id)
    and (select l.revoked_at is null and l.created_at < now() - interval '1 hour' from links l
      where l.person_id = p.id and l.purpose = 'activate' order by l.id desc limit 1);
end;

create function organisation_by_code(wanted text) returns integer
  language sql stable security definer set search_path = public, pg_temp
return (select id from organisations where code = upper(trim(wanted)));

create function listed_organisations() returns table (name text, code text)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select o.name, o.code from organisations o where o.listed order by o.name, o.id;
end;

create function organisation_name(wanted integer) returns text
  language sql stable security definer set search_path = public, pg_temp
return (select name from organisations where id = wanted);

-- What somebody said of themselves becomes the record of the organisation that they named, where
-- they wait. Whom it put on its list before, by this address, has said yes herewith.
create function become_record(registration integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  said registrations;
  person integer;
begin
  select * into said from registrations
  where id = registration and account_id is not null and organisation_id is not null for update;
  if not found then
    return null;
  end if;
  insert into people (organisation_id, account_id, email, first_name, last_name, language)
  values (said.organisation_id, said.account_id, said.email, said.first_name, said.last_name,
    said.language)
  on conflict do nothing returning id into person;
  if person is not null then
    insert into profiles (person_id, address, address_number, postal_code, city, phone_number)
    values (person, said.address, said.address_number, said.postal_code, said.city,
      said.phone_number);
  else
    update people p set account_id = said.account_id
    where organisation_id = said.organisation_id and email = said.email
      and account_id is null and deactivated_at is null
      and not exists (select from people other
        where other.organisation_id = p.organisation_id and other.account_id = said.account_id)
      -- Whose invitation was taken back is asked anew, or not at all.
      and (select revoked_at from links l where l.person_id = p.id and l.purpose = 'activate'
        order by l.id desc limit 1) is null
    returning id into person;
    update links set revoked_at = now()
    where person_id = person and used_at is null and revoked_at is null;
  end if;
  if person is null then
    update registrations set organisation_id = null where id = said.id;
  else
    delete from registrations where id = said.id;
  end if;
  return person;
end $$;

-- With an account goes what was mailed to it, and what waits to become one: these are no
-- organisation's, so who erases its last record does not see them.
create function drop_mails_of_account() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from registrations where email = old.email;
  delete from mails where organisation_id is null
    and recipient in (old.email::text, lower(old.email::text));
  return null;
end $$;
create trigger accounts_drop_mails after delete on accounts
  for each row execute function drop_mails_of_account();

-- Signing in lets somebody into each organisation, so each may know when that was last. Nobody waits
-- at the door for an organisation that is busy with their record.
create function spread_sign_in() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update people set last_sign_in_at = new.last_sign_in_at where id in (
    select p.id from people p where p.account_id = new.id and hears_of(p)
    for no key update skip locked);
  return null;
end $$;
create trigger accounts_spread_sign_in after update of last_sign_in_at on accounts
  for each row execute function spread_sign_in();

-- Whom the last of their organisations shut out is signed out at once.
create function end_sessions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if is_shut_out(new.account_id) then
    update sessions set revoked_at = now()
    where account_id = new.account_id and revoked_at is null;
  end if;
  return null;
end $$;
create trigger people_end_sessions after update of deactivated_at on people for each row
  when (new.deactivated_at is not null and new.account_id is not null)
  execute function end_sessions();
alter function note_account_of_person() security definer set search_path = public, pg_temp;
alter function tell_account_of_membership() security definer set search_path = public, pg_temp;
