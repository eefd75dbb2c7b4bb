-- By what a school is known as issuer of badges; nobody finds it by counting.
alter table organisations add column issuer_code uuid not null unique default gen_random_uuid();
alter table core_tasks add constraint core_tasks_own unique (organisation_id, id);

-- What a student can take along of a core task. It is never changed; revoked, it stays and says so.
create table badges (
  id              integer generated always as identity primary key,
  organisation_id integer not null,
  student_id      integer not null,
  core_task_id    integer not null,
  -- Whoever has it opens the page of the badge.
  code            text not null unique,
  -- By what the credential is called in the list of those that were revoked, which opens nothing.
  credential_id   uuid not null,
  credential      text not null,
  remark          text not null default '',
  granted_by      integer,
  granted_at      timestamptz not null,
  revoked_by      integer,
  revoked_at      timestamptz,
  revoked_reason  text not null default '',
  foreign key (organisation_id, student_id) references people (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, core_task_id) references core_tasks (organisation_id, id),
  foreign key (organisation_id, granted_by) references people (organisation_id, id)
    on delete set null (granted_by),
  foreign key (organisation_id, revoked_by) references people (organisation_id, id)
    on delete set null (revoked_by)
);
create unique index badges_that_hold on badges (student_id, core_task_id) where revoked_at is null;
create index badges_by_student on badges (student_id, core_task_id, id);
create index badges_by_task on badges (core_task_id);
create index badges_by_granter on badges (granted_by) where granted_by is not null;
create index badges_by_revoker on badges (revoked_by) where revoked_by is not null;

-- What was revoked, for those who check a badge elsewhere; it outlives the badge, and names nobody.
create table revoked_credentials (
  organisation_id integer not null references organisations on delete cascade,
  credential_id   uuid not null,
  primary key (organisation_id, credential_id)
);

call wall_around('badges', 'revoked_credentials');

-- Who has the code may know whose it is; its organisation is the wall of what is read next.
create function badge_of(opened text) returns table (id integer, organisation_id integer)
  language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  select b.id, b.organisation_id from badges b where b.code = opened;
$$;

create function issuer_of(opened uuid) returns table (id integer, name text)
  language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  select o.id, o.name from organisations o where o.issuer_code = opened;
$$;
