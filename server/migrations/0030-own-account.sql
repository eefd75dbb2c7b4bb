-- Where somebody is signed in, as far as it helps to tell one place from another.
alter table sessions
  add column last_used_at timestamptz not null default now(),
  add column browser      text;
update sessions set last_used_at = created_at;
-- That it was used again is nothing that anybody has to forget something for.
drop trigger sessions_tell on sessions;
create trigger sessions_tell after update of expires_at, revoked_at or delete on sessions
  for each row execute function tell_change('account', 'account_id');

-- Since when it is known that mail to the address reaches its owner. Everybody of before came by a
-- mail; only who was handed the link of an invitation did not.
alter table accounts add column address_proven_at timestamptz default now();

-- Another address that the owner of an account asked for; it counts once both addresses said yes.
create table address_changes (
  account_id  integer primary key references accounts on delete cascade,
  email       citext not null,
  asked_at    timestamptz not null,
  expires_at  timestamptz not null,
  old_said_at timestamptz,
  new_said_at timestamptz
);

-- Who shows that an unproven address is theirs owes nothing to what was begun under it: those records
-- are free again, and their organisations ask anew.
create function release_unproven(account integer)
  returns table (person_id integer, organisation_id integer)
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  update people p set account_id = null from accounts a
  where a.id = account and a.address_proven_at is null and p.account_id = a.id
  returning p.id, p.organisation_id;
end;
