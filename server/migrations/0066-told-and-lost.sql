-- Who works for several organisations signs in for all of them at once. Each hears of it, and of what was refused, but not
-- at which network address: that of an evening's work for one is nothing of another. What is opened in one has its address there.
create or replace function add_account_event(account integer, what text, link integer, about jsonb, request text,
  place integer, in_session text, on_device text, at_address inet) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into events (action, link_id, record, request_id, session, device, address, person_id, organisation_id)
  select what, link, about, request, in_session, on_device,
    case when place is not null or count(*) over () = 1 then at_address end, p.id, p.organisation_id
  from people p where p.account_id = account and p.organisation_id = coalesce(place, p.organisation_id)
    and (hears_of(p) or place is not null and p.joined_at is null and p.deactivated_at is null);
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
      else g.record end, g.request_id, g.session, g.device, case when k.many > 1 then null else g.address end
  from given g join fresh using (key) left join known k on k.account_id = g.account_id
    left join organisations o on o.id = g.organisation_id;
end;

-- What was refused on somebody's own page names neither them nor their trajectory; with them goes from where they tried.
create or replace function refuse_change_but_address() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - 'address' = to_jsonb(new) - 'address' and (
    old.at < now() - interval '90 days' and new.address = short_address(old.address)
    or new.address is null and exists (select from people where id = old.person_id and erased_at is not null)
    or new.address is null and old.person_id is null and old.account_id is null and (
      old.link_id is null and old.refused is not null
      or old.link_id is not null and not exists (select from links where id = old.link_id)
      or old.record ->> 'trajectoryId' ~ '^\d{1,9}$'
        and not exists (select from trajectories where id = (old.record ->> 'trajectoryId')::integer)))
  then
    return new;
  end if;
  raise exception 'events are append-only';
end $$;

-- Files known until this one were lost for good: somebody said so, and a storage without them is not another's.
alter table installation add column lost_files_until integer not null default 0;
