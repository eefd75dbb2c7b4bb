-- Who has no account acts by a link, which goes with the trajectory when they are erased; then from where goes too.
create or replace function refuse_change_but_address() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - 'address' = to_jsonb(new) - 'address' and (
    old.at < now() - interval '90 days' and new.address = short_address(old.address)
    or new.address is null and exists (select from people where id = old.person_id and erased_at is not null)
    or new.address is null and old.person_id is null and old.link_id is not null
      and not exists (select from links where id = old.link_id))
  then
    return new;
  end if;
  raise exception 'events are append-only';
end $$;
