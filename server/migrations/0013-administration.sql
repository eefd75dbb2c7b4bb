-- The lists came with the program and are everybody's; what has an organisation is its own.
alter table working_areas add column organisation_id integer references organisations;
alter table study_levels  add column organisation_id integer references organisations;
alter table studies       add column organisation_id integer references organisations;
alter table file_types    add column organisation_id integer references organisations;
alter table file_actions  add column organisation_id integer references organisations;
alter table file_types drop constraint file_types_code_key;
create unique index file_types_code on file_types (code) where organisation_id is null;
create unique index file_types_own_code on file_types (organisation_id, code);

-- How one organisation arranges a list. An item without a place is where the program put it. An own
-- item that took the place of one of the program's is used where the program files by itself.
create table reference_places (
  organisation_id integer not null references organisations,
  list            text not null
    check (list in ('working_areas', 'study_levels', 'studies', 'file_types', 'file_actions')),
  item_id         integer not null,
  position        integer,
  archived        boolean not null default false,
  replaces_id     integer,
  primary key (organisation_id, list, item_id)
);

-- Whether something is in use is asked of every item of a list at once.
create index experience_by_area on experience (job_working_area_id, account_id);
create index client_studies_by_study on client_studies (study_id, account_id);
create index client_studies_by_level on client_studies (study_level_id, account_id);
create index trajectory_files_of_type on trajectory_files (trajectory_file_type_id, trajectory_id);
create index trajectory_files_of_action
  on trajectory_files (trajectory_file_action_id, trajectory_id);
create index invoice_rows_by_product on invoice_rows (invoice_product_id);
create index enrolments_by_diploma on enrolments (diploma_id, student_id);

-- Since when somebody belongs, or belonged, to an organisation. Who never did registered and waits,
-- and every admin may see that; who left is no other organisation's business.
alter table accounts
  add column joined_at   timestamptz,
  add column search_text text not null default '';
create index accounts_waiting on accounts (created_at, id) where joined_at is null;
create index accounts_in_order on accounts (last_name, first_name, id);
create index accounts_by_search_text on accounts using gin (search_text gin_trgm_ops);

-- Who has, or had, the file of a client or a student: it stays with the account when they leave.
create table file_keepers (
  account_id      integer not null references accounts on delete cascade,
  organisation_id integer not null references organisations,
  primary key (account_id, organisation_id)
);

create function note_joining() returns trigger language plpgsql as $$
begin
  update accounts a set joined_at = now()
  from (select distinct account_id from joining) j
  where a.id = j.account_id and a.joined_at is null;
  insert into file_keepers (account_id, organisation_id)
  select distinct account_id, organisation_id from joining
  where account_type in ('client', 'student') order by account_id, organisation_id
  on conflict do nothing;
  return null;
end $$;
create trigger memberships_joining after insert on memberships
  referencing new table as joining for each statement execute function note_joining();
update accounts set joined_at = created_at where id in (select account_id from memberships);
insert into file_keepers (account_id, organisation_id)
select distinct account_id, organisation_id from memberships
where account_type in ('client', 'student');

-- What people are searched by, made plain as the list of trajectories does.
create function set_account_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := translate(
    lower(unaccent(' ' || new.first_name || ' ' || new.last_name || ' ' || new.email)), '-''', '  ');
  return new;
end $$;
create trigger accounts_search_text before insert or update of first_name, last_name, email
  on accounts for each row execute function set_account_search_text();
update accounts set email = email;

-- Whose event it is: an organisation's admins read their own. What happened before is told by its
-- trajectory, or by the only organisation of who acted.
alter table events add column organisation_id integer;
alter table events disable trigger events_append_only;
with known as (
  select id, case
    when record ->> 'trajectoryId' ~ '^[1-9][0-9]{0,8}$' then (record ->> 'trajectoryId')::integer
    when action like 'trajectories.%' and record ->> 'id' ~ '^[1-9][0-9]{0,8}$'
      then (record ->> 'id')::integer
    else (select trajectory_id from links where links.id = link_id) end as trajectory_id
  from events
)
update events e set organisation_id = t.organisation_id
from known join trajectories t on t.id = known.trajectory_id where known.id = e.id;
with single as (
  select account_id, min(organisation_id) as organisation_id from memberships
  group by account_id having min(organisation_id) = max(organisation_id)
)
update events e set organisation_id = single.organisation_id
from single where e.organisation_id is null and e.account_id = single.account_id;
alter table events enable trigger events_append_only;

create index events_by_organisation on events (organisation_id, at, id);
create index events_by_record on events using gin (record jsonb_path_ops);
drop index events_by_account;
create index events_by_account on events (account_id, at, id);
drop index events_by_action;
create index events_by_action on events (organisation_id, action, at, id);
