-- Doors in the wall, beside those between accounts and records: each opens for one purpose,
-- with the rights of the owner.

-- Who has the token may know what it opens; its organisation is the wall of the call.
create function link_of(hash bytea) returns setof links
  language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  select l.* from links l where l.token_hash = hash;
$$;

-- For what is done every night in each of them: they are named one by one, as in every wall.
create function all_organisations() returns setof integer
  language sql stable rows 100 security definer set search_path = public, pg_temp as $$
  select id from organisations order by id;
$$;

-- Whose a mail is, for the work that sends it and knows its number only.
create function organisation_of_mail(mail integer) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(organisation_id, 0) from mails where id = mail;
$$;

-- Which of these stored files have a row: the others are left over, whoever they were of.
create function kept_files(keys text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.key from files f where f.key = any(keys);
$$;

create function any_file() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from files);
$$;

create function any_admin() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from memberships where account_type = 'admin');
$$;

-- Who makes an organisation goes on to work in it: until this change ends, it is within the wall.
create function make_organisation(called text) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made integer;
begin
  insert into organisations (name) values (called) returning id into made;
  perform set_config('traject.organisations', (wall() || made)::text, true);
  return made;
end $$;

-- A search by a part of something cannot use its index behind the wall, since the database trusts
-- few comparisons with rows that are not to be seen. These stand before it, and ask how far the
-- caller reaches: to the wall; the owner, whom it does not hold, everywhere.
create function reach() returns integer[] language sql stable as $$
  select case when session_user = current_user then array(select id from organisations)
    else wall() end
$$;

create function trajectories_found(organisation integer, pieces text[], patterns text[])
  returns table (id integer, organisation_id integer, registration_date date,
    counselor_id integer, trajectory_state_id integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.id, t.organisation_id, t.registration_date, t.counselor_id, t.trajectory_state_id
  from trajectories t
  where t.organisation_id = organisation and organisation = any((select reach())::integer[])
    and search_pieces(t.organisation_id, t.search_text) @> pieces
    and t.search_text like all (patterns) and t.deleted_at is null;
$$;

create function people_found(patterns text[]) returns setof integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.id from people p
  where p.search_text like all (patterns) and p.organisation_id = any((select reach())::integer[])
$$;

create function people_by_email(addresses citext[]) returns setof integer
  language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  select p.id from people p
  where p.email = any(addresses) and p.organisation_id = any((select reach())::integer[])
$$;

create function events_about(what jsonb, actions text[]) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.id from events e where e.record @> what and e.action = any(actions)
    and e.organisation_id = any((select reach())::integer[]);
$$;

-- Open to the program's role alone, which gets them at each start; and nothing that somebody made
-- for the time of their connection comes before what they mean.
do $$
declare
  door regprocedure;
begin
  for door in select oid from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
  loop
    execute format('revoke execute on function %s from public', door);
    execute format('alter function %s set search_path = public, pg_temp', door);
  end loop;
end $$;
