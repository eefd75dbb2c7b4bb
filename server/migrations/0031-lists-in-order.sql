-- Where a name stands in a list: 'de Boer' under the b, as everybody here looks for it.
create function name_in_lists(last_name text, first_name text) returns text
  language sql immutable parallel safe
return regexp_replace(last_name, '^((van|von|de|den|der|des|het|[''’]t|[''’]s|te|ten|ter|op|in|aan'
  '|bij|uit|tot|over|onder|voor|du|le|la)\s+|d[''’]\s*)+(?=\S)', '', 'i') || ', ' || first_name;

alter table people add column sort_name text
  generated always as (name_in_lists(last_name, first_name)) stored;
drop index people_in_order;
create index people_in_order on people (organisation_id, sort_name, id);

-- The client's place by name, so that an index has the list in that order too; and what is searched
-- holds the addresses as well.
alter table trajectories add column client_sort text not null default '';
create function searched(name text, contact_name text, email text, contact_email text)
  returns text language sql stable
return translate(lower(unaccent(concat_ws(' ', '', name, contact_name, email, contact_email))),
  '-''', '  ');

create or replace function set_search_text() returns trigger language plpgsql as $$
begin
  select searched(name, new.contact_name, email, new.contact_email), sort_name
  into new.search_text, new.client_sort from people where id = new.client_id;
  return new;
end $$;
drop trigger trajectories_search_text on trajectories;
create trigger trajectories_search_text
  before insert or update of client_id, contact_name, contact_email on trajectories
  for each row execute function set_search_text();
drop trigger people_spread_name on people;
create trigger people_spread_name after update of first_name, last_name, email on people
  for each row when (old.name is distinct from new.name or old.email is distinct from new.email)
  execute function spread_name();

drop index trajectories_by_name;
set local maintenance_work_mem = '256MB';
alter table trajectories disable trigger user;
update trajectories t
set search_text = searched(p.name, t.contact_name, p.email, t.contact_email),
  client_sort = p.sort_name
from people p where p.id = t.client_id;
alter table trajectories enable trigger user;
create index trajectories_by_name
  on trajectories using gin (search_pieces(organisation_id, search_text)) where deleted_at is null;
create index trajectories_by_client_sort
  on trajectories (organisation_id, client_sort, id) where deleted_at is null;

drop function trajectories_found;
create function trajectories_found(organisation integer, pieces text[], patterns text[])
  returns table (id integer, registration_date date, client_sort text, counselor_id integer,
    trajectory_state_id integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.id, t.registration_date, t.client_sort, t.counselor_id, t.trajectory_state_id
  from trajectories t
  where t.organisation_id = organisation and organisation = any((select reach())::integer[])
    and search_pieces(t.organisation_id, t.search_text) @> pieces
    and t.search_text like all (patterns) and t.deleted_at is null;
$$;
revoke execute on function trajectories_found from public;

analyze people;
analyze trajectories;
