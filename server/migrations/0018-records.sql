-- What a record holds: what was in the one profile, file by file, and what was done in its name.

-- A stored file may have several rows from here on: one for each organisation that keeps it.
alter table files drop constraint files_key_key;
create index files_by_key on files (key);
alter table files add column copy_of integer;
alter table files add column copied_for integer;
insert into files (key, name, mime, size, sha256, uploader_id, organisation_id, created_at,
  copy_of, copied_for)
select f.key, f.name, f.mime, f.size, f.sha256, u.person_id, k.organisation_id, f.created_at,
  f.id, k.person_id
from known k
join (select account_id, file_id from profile_files
  union select account_id, picture_file_id from profiles where picture_file_id is not null) has
  on has.account_id = k.account_id
join files f on f.id = has.file_id
left join known u on u.account_id = f.uploader_id and u.organisation_id = k.organisation_id
where k.keeps_file and k.person_id <> k.account_id;

-- What was in the one profile is in each record of an organisation that keeps the file.
alter table profiles rename column account_id to person_id;
alter table profile_references rename column account_id to person_id;
alter table profile_courses rename column account_id to person_id;
alter table profile_languages rename column account_id to person_id;
alter table profile_items rename column account_id to person_id;
alter table profile_files rename column account_id to person_id;
alter table experience rename column account_id to person_id;
alter table client_studies rename column account_id to person_id;
alter index profile_references_by_account rename to profile_references_by_person;
alter index profile_courses_by_account rename to profile_courses_by_person;
alter index profile_languages_by_account rename to profile_languages_by_person;
alter index profile_items_by_account rename to profile_items_by_person;
alter index experience_by_account rename to experience_by_person;
alter index client_studies_by_account rename to client_studies_by_person;
do $$
declare
  list text;
  fields text;
begin
  foreach list in array array['profiles', 'profile_references', 'profile_courses',
    'profile_languages', 'profile_items', 'experience', 'client_studies', 'profile_files'] loop
    select string_agg(quote_ident(column_name), ', ') into fields from information_schema.columns
    where table_schema = 'public' and table_name = list and column_name not in ('id', 'person_id');
    execute format('insert into %1$I (person_id, %2$s) select k.person_id, %2$s from %1$I t
      join known k on k.account_id = t.person_id and k.keeps_file
        and k.person_id <> k.account_id order by %3$s', list, fields,
      case when list in ('profiles', 'profile_files') then 'k.person_id' else 't.id' end);
  end loop;
end $$;
update profile_files p set file_id = f.id from files f
where f.copied_for = p.person_id and f.copy_of = p.file_id;
update profiles p set picture_file_id = f.id from files f
where f.copied_for = p.person_id and f.copy_of = p.picture_file_id;
alter table files drop column copy_of, drop column copied_for;
-- Whoever changed it last may be another organisation's.
update profiles t set updated_by = (select k.person_id from known k, people p
  where p.id = t.person_id and k.account_id = t.updated_by
    and k.organisation_id = p.organisation_id) where updated_by is not null;
update experience t set updated_by = (select k.person_id from known k, people p
  where p.id = t.person_id and k.account_id = t.updated_by
    and k.organisation_id = p.organisation_id) where updated_by is not null;
update client_studies t set updated_by = (select k.person_id from known k, people p
  where p.id = t.person_id and k.account_id = t.updated_by
    and k.organisation_id = p.organisation_id) where updated_by is not null;
-- A file of a profile is the organisation's that keeps the profile.
update files f set organisation_id = p.organisation_id,
  uploader_id = (select k.person_id from known k where k.organisation_id = p.organisation_id
    and k.account_id = f.uploader_id)
from people p join profile_files has on has.person_id = p.id
where has.file_id = f.id and f.organisation_id is null;
update files f set organisation_id = p.organisation_id,
  uploader_id = (select k.person_id from known k where k.organisation_id = p.organisation_id
    and k.account_id = f.uploader_id)
from people p join profiles has on has.person_id = p.id
where has.picture_file_id = f.id and f.organisation_id is null;

-- Who acted, as the organisation knows them; what is nobody's keeps the account.
alter table events add column person_id integer;
alter table events disable trigger events_append_only;
update events e set person_id = k.person_id, account_id = null from known k
where k.organisation_id = e.organisation_id and k.account_id = e.account_id;
do $$
declare
  field text;
begin
  -- An address is kept as it was written, what was made by its number.
  foreach field in array array['clientId', 'studentId', 'personId', 'client_id', 'id'] loop
    execute format($update$
      update events e set record = e.record || jsonb_build_object(%1$L,
        case when jsonb_typeof(e.record -> %1$L) = 'number' then to_jsonb(k.person_id)
          else to_jsonb(k.person_id::text) end)
      from known k where k.person_id <> k.account_id and k.organisation_id = e.organisation_id
        and e.record ->> %1$L = k.account_id::text
        and (%1$L <> 'id' or e.action ~ '^(clients|people)\.' or e.action = 'profile.update'
          or e.action = 'evaluations.profile')$update$, field);
  end loop;
end $$;
alter table events enable trigger events_append_only;
drop index events_by_account;
create index events_by_person on events (person_id, at, id);
create index events_by_account on events (account_id, at, id) where account_id is not null;

-- What somebody said of themselves when they registered is kept until it has become a record.
alter table registrations
  add column organisation_id integer references organisations on delete set null,
  add column account_id      integer references accounts on delete cascade,
  -- The browser in which it was typed: only there the password that was typed counts.
  add column device_hash     bytea;
create index registrations_by_account on registrations (account_id);
create index registrations_by_email on registrations (email);
insert into registrations (email, password_hash, first_name, last_name, language, address,
  address_number, postal_code, city, phone_number, created_at, account_id)
select a.email, '', a.first_name, a.last_name, a.language, p.address, p.address_number,
  p.postal_code, p.city, p.phone_number, a.created_at, a.id
from accounts a left join profiles p on p.person_id = a.id where a.lone_since is not null;

-- A link is about an account, or about an organisation's record: the invitation into it.
alter table links drop constraint links_account_id_fkey;
alter table links add column person_id integer references people on delete cascade;
delete from links l where account_id is not null and purpose <> 'activate'
  and not exists (select from accounts a where a.id = l.account_id);
delete from links l where account_id is not null and purpose = 'activate'
  and not exists (select from known k where k.person_id = l.account_id);
alter table links drop constraint links_one_subject;
update links set person_id = account_id, account_id = null
where purpose = 'activate' and account_id is not null;
alter table links add constraint links_one_subject
  check (num_nonnulls(account_id, registration_id, trajectory_id, person_id) = 1);
alter table links add foreign key (account_id) references accounts on delete cascade;
create index links_by_person on links (person_id, purpose) where used_at is null;

delete from sessions s where not exists (select from accounts a where a.id = s.account_id);
alter table sessions drop constraint sessions_account_id_fkey;
alter table sessions add foreign key (account_id) references accounts on delete cascade;

-- Who never belonged anywhere is an account and no record.
update files f set uploader_id = null from people p
where p.id = f.uploader_id and p.organisation_id is null;
delete from people where organisation_id is null;
alter table people
  alter column organisation_id set not null,
  drop column password_hash,
  drop column activated_at,
  add unique (organisation_id, email),
  add unique (organisation_id, account_id),
  add unique (organisation_id, id);
create index people_by_account on people (account_id);
create index people_in_order on people (organisation_id, last_name, first_name, id);
create index people_waiting on people (organisation_id, created_at, id) where joined_at is null;
create index people_by_search_text on people using gin (search_text gin_trgm_ops);

-- Nothing of one organisation can point at the people of another.
alter table memberships drop constraint memberships_account_id_fkey,
  add foreign key (organisation_id, person_id) references people (organisation_id, id)
    on delete cascade;
alter index memberships_by_organisation rename to memberships_by_type;
alter table trajectories
  drop constraint trajectories_client_id_fkey, drop constraint trajectories_counselor_id_fkey,
  add foreign key (organisation_id, client_id) references people (organisation_id, id),
  add foreign key (organisation_id, counselor_id) references people (organisation_id, id);
alter table enrolments drop constraint enrolments_student_id_fkey,
  add foreign key (organisation_id, student_id) references people (organisation_id, id)
    on delete cascade;
alter table evaluations
  drop constraint evaluations_evaluator_id_fkey, drop constraint evaluations_asked_by_fkey,
  add foreign key (organisation_id, student_id) references people (organisation_id, id),
  add foreign key (organisation_id, evaluator_id) references people (organisation_id, id),
  add foreign key (organisation_id, asked_by) references people (organisation_id, id);

drop table file_keepers;
drop function note_joining;
create function note_joining() returns trigger language plpgsql as $$
begin
  update people p set joined_at = now()
  from (select distinct person_id from joining) j where p.id = j.person_id and p.joined_at is null;
  return null;
end $$;
create trigger memberships_joining after insert on memberships
  referencing new table as joining for each statement execute function note_joining();

alter function set_account_search_text() rename to set_person_search_text;
create trigger people_search_text before insert or update of first_name, last_name, email
  on people for each row execute function set_person_search_text();
update people set email = email;
create trigger people_spread_name after update of first_name, last_name on people
  for each row when (old.name is distinct from new.name) execute function spread_name();

drop table known;
