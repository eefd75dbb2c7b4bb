-- From where: a word for the session, the device in two words and the network address of whoever acted. An address of
-- IPv6 is that of its network. After 90 days the night takes the end off: a household is no longer told from its street.
alter table events add column session text, add column device text, add column address inet;
-- What somebody opened with a password that is not theirs.
create index events_by_session on events (organisation_id, session, at, id) where session is not null;

create function short_address(whole inet) returns inet language sql immutable parallel safe
return network(set_masklen(whole, least(masklen(whole), case family(whole) when 4 then 24 else 48 end)))::inet;

-- Until where that was done; before this there is none.
alter table installation add column addresses_short_until timestamptz not null default now();

-- Nothing of an event is ever changed, but that an address gets shorter when it is time, or goes with a person who
-- was erased.
create function refuse_change_but_address() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - 'address' = to_jsonb(new) - 'address' and (
    old.at < now() - interval '90 days' and new.address = short_address(old.address)
    or new.address is null and exists (select from people where id = old.person_id and erased_at is not null))
  then
    return new;
  end if;
  raise exception 'events are append-only';
end $$;
drop trigger events_append_only on events;
create trigger events_append_only before update of id, at, action, person_id, account_id, link_id, organisation_id,
  record, request_id, refused, changes, session, device on events
  for each statement execute function refuse_change();
create trigger events_stay_as_they_are before update on events
  for each row execute function refuse_change_but_address();

-- As before, and from where. A process of the version before goes on with the one that does not say that.
create function add_account_event(account integer, what text, link integer, about jsonb, request text, place integer,
  in_session text, on_device text, at_address inet) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into events (action, link_id, record, request_id, session, device, address, person_id, organisation_id)
  select what, link, about, request, in_session, on_device, at_address, p.id, p.organisation_id
  from people p where p.account_id = account and hears_of(p)
    and p.organisation_id = coalesce(place, p.organisation_id);
  if not found then
    insert into events (action, link_id, record, request_id, session, device, address, account_id)
    values (what, link, about, request, in_session, on_device, at_address, account);
  end if;
end $$;

create or replace function add_refusals(rows jsonb) returns void
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  with given as (
    select distinct on (key) * from jsonb_to_recordset(rows) as x (key text, ends_at timestamptz,
      action text, status smallint, account_id integer, organisation_id integer, record jsonb,
      request_id text, session text, device text, address inet)
    order by key),
  fresh as (
    insert into recent_events (key, ends_at) select key, ends_at from given order by key
    on conflict do nothing returning key),
  known as (
    select p.account_id, p.id, p.organisation_id, count(*) over (partition by p.account_id) as many
    from people p where p.account_id in (select account_id from given)
      and p.deactivated_at is null
      and exists (select from memberships m where m.person_id = p.id))
  insert into events (action, refused, person_id, account_id, organisation_id, record, request_id,
    session, device, address)
  select g.action, g.status, k.id, case when k.id is null then g.account_id end,
    coalesce(k.organisation_id, o.id),
    case when k.many > 1 then jsonb_strip_nulls(jsonb_build_object('count', g.record -> 'count'))
      else g.record end, g.request_id, g.session, g.device, g.address
  from given g join fresh using (key) left join known k on k.account_id = g.account_id
    left join organisations o on o.id = g.organisation_id;
end;
