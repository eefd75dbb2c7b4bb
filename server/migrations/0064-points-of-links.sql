-- Who acts without an account, by a link or on the page of an employer, is told from nowhere once that link or the
-- trajectory is gone: nothing else tells that it was them.
create or replace function refuse_change_but_address() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - 'address' = to_jsonb(new) - 'address' and (
    old.at < now() - interval '90 days' and new.address = short_address(old.address)
    or new.address is null and exists (select from people where id = old.person_id and erased_at is not null)
    or new.address is null and old.person_id is null and old.account_id is null and (
      old.link_id is not null and not exists (select from links where id = old.link_id)
      or old.record ->> 'trajectoryId' ~ '^\d{1,9}$'
        and not exists (select from trajectories where id = (old.record ->> 'trajectoryId')::integer)))
  then
    return new;
  end if;
  raise exception 'events are append-only';
end $$;

-- What was done in trajectories by nobody whom the log names. Behind the wall no index finds events by what they are about.
create function unnamed_events(trajectories integer[]) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.id from unnest(trajectories) t (id)
    join events e on e.record @> jsonb_build_object('trajectoryId', t.id::text)
  where e.person_id is null and e.account_id is null and e.address is not null
    and e.organisation_id = any((select reach())::integer[])
$$;
