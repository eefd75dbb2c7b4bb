-- The page of a client or an employer about a trajectory. It is there from the first mail that asked
-- them something, or from the moment that they were invited to it.
create table portal_pages (
  id              integer primary key generated always as identity,
  organisation_id integer not null,
  trajectory_id   integer not null,
  party           text not null check (party in ('client', 'employer')),
  opened_at       timestamptz not null default now(),
  closed_at       timestamptz,
  unique (trajectory_id, party),
  unique (organisation_id, id),
  foreign key (organisation_id, trajectory_id) references trajectories (organisation_id, id)
    on delete cascade
);

-- Others at the employer who see what its contact sees.
create table portal_contacts (
  id              integer primary key generated always as identity,
  organisation_id integer not null,
  trajectory_id   integer not null,
  name            text not null,
  email           citext not null,
  created_at      timestamptz not null default now(),
  created_by      integer,
  unique (trajectory_id, email),
  foreign key (organisation_id, trajectory_id) references trajectories (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, created_by) references people (organisation_id, id)
    on delete set null (created_by)
);
create index portal_contacts_by_email on portal_contacts (organisation_id, email);
create index trajectories_by_contact_email on trajectories (organisation_id, lower(contact_email))
  where contact_email <> '' and deleted_at is null;

-- A browser that an address stays known in; until its link was opened it has no token yet.
create table portal_sessions (
  id              integer primary key generated always as identity,
  organisation_id integer not null references organisations on delete cascade,
  email           citext not null,
  token_hash      bytea unique,
  browser         text,
  remembered      boolean not null default false,
  created_at      timestamptz not null,
  last_used_at    timestamptz not null,
  expires_at      timestamptz not null,
  revoked_at      timestamptz,
  unique (organisation_id, id)
);
create index portal_sessions_by_email on portal_sessions (organisation_id, email, id);
create index portal_sessions_by_end on portal_sessions (expires_at);

-- What a party and the staff write to each other: one thread for each party.
create table messages (
  id              integer primary key generated always as identity,
  organisation_id integer not null,
  trajectory_id   integer not null,
  party           text not null check (party in ('client', 'employer')),
  -- One of the staff; nobody where the party wrote it.
  person_id       integer,
  -- As the writer was called then.
  name            text not null,
  text            text not null default '',
  file_id         integer references files,
  sent_at         timestamptz not null,
  -- When somebody of the other side saw it first.
  read_at         timestamptz,
  unique (organisation_id, id),
  check (text <> '' or file_id is not null),
  foreign key (organisation_id, trajectory_id) references trajectories (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, person_id) references people (organisation_id, id)
);
create index messages_by_trajectory on messages (trajectory_id, party, id);
create index messages_unread on messages (trajectory_id)
  where person_id is null and read_at is null;
create index messages_unread_lately on messages (organisation_id, sent_at)
  where person_id is null and read_at is null;
create index messages_by_file on messages (file_id) where file_id is not null;
create index messages_by_person on messages (person_id) where person_id is not null;

-- What clients changed themselves, until somebody of the staff has seen it.
create table portal_changes (
  id              integer primary key generated always as identity,
  organisation_id integer not null,
  trajectory_id   integer not null,
  what            text not null check (what in
    ('details', 'picture', 'experience', 'studies', 'skills', 'languages', 'applications')),
  act             text not null check (act in ('added', 'changed', 'removed')),
  title           text not null,
  at              timestamptz not null,
  seen_at         timestamptz,
  foreign key (organisation_id, trajectory_id) references trajectories (organisation_id, id)
    on delete cascade
);
create index portal_changes_by_trajectory on portal_changes (trajectory_id, id);
create index portal_changes_lately on portal_changes (organisation_id, at) where seen_at is null;

do $$
declare
  walled text;
begin
  foreach walled in array array['portal_pages', 'portal_contacts', 'portal_sessions', 'messages',
    'portal_changes']
  loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I
      using (organisation_id = any((select wall())::integer[]))
      with check (organisation_id = any(wall()))', walled);
    execute format('create trigger stays_with_organisation before update of organisation_id on %I
      for each row when (old.organisation_id is distinct from new.organisation_id)
      execute function refuse_moving()', walled);
  end loop;
end $$;

-- The link that opens a session. And, of a link that never asked anything in a mail: the session in
-- which a question was opened, and who by; or only the name of whom its receipt was sent to. A session
-- that is gone opens nothing, and is no reference: the log still names who decided in it.
alter table links
  add column portal_session_id integer references portal_sessions on delete cascade,
  add column opened_in integer,
  add column opened_by_name text,
  add constraint links_opened_by_somebody check (opened_in is null or opened_by_name is not null);
alter table links drop constraint links_one_subject;
alter table links add constraint links_one_subject check (
  num_nonnulls(account_id, registration_id, trajectory_id, person_id, portal_session_id) = 1);
create index links_by_portal_session on links (portal_session_id)
  where portal_session_id is not null;
create index links_by_session on links (opened_in) where opened_in is not null;

create or replace function hang_link() returns trigger language plpgsql as $$
begin
  new.organisation_id := case
    when new.trajectory_id is not null then
      (select organisation_id from trajectories where id = new.trajectory_id)
    when new.person_id is not null then
      (select organisation_id from people where id = new.person_id)
    when new.portal_session_id is not null then
      (select organisation_id from portal_sessions where id = new.portal_session_id) end;
  if new.organisation_id is null
    and num_nonnulls(new.trajectory_id, new.person_id, new.portal_session_id) > 0 then
    raise foreign_key_violation using message = 'a link is about what is within the wall';
  end if;
  return new;
end $$;
drop trigger a_hangs_on on links;
create trigger a_hangs_on before insert
  or update of organisation_id, trajectory_id, person_id, portal_session_id on links
  for each row execute function hang_link();

create function party_of_link(purpose text, request integer, guest integer) returns text
  language sql stable as $$
  select coalesce(substring(purpose from '-(client|employer)$'),
    (select r.party from approval_requests r where r.id = request),
    (select g.party from appointment_guests g where g.id = guest))
$$;

-- Whoever is asked something has a page, unless somebody closed it.
create function open_portal_pages() returns trigger language plpgsql as $$
begin
  insert into portal_pages (organisation_id, trajectory_id, party, opened_at)
  select l.organisation_id, l.trajectory_id, p.party, min(l.created_at)
  from added l
  cross join party_of_link(l.purpose, l.approval_request_id, l.appointment_guest_id) as p (party)
  where l.trajectory_id is not null and p.party is not null
  group by 1, 2, 3
  order by 2, 3
  on conflict (trajectory_id, party) do nothing;
  return null;
end $$;
create trigger links_open_pages after insert on links referencing new table as added
  for each statement execute function open_portal_pages();

-- Since when a trajectory is finished, however often the kind of end was corrected afterwards.
create function ended_since(about integer, otherwise timestamptz, finished integer[])
  returns timestamptz language sql stable
return coalesce((select min(h.at) from trajectory_history h
  where h.trajectory_id = about and h.id > coalesce((select max(o.id) from trajectory_history o
    where o.trajectory_id = about and o.trajectory_state_id <> all(finished)), 0)), otherwise);

-- Which pages an address opens now, as far as the caller reaches.
create function portal_pages_of(address citext, ended_before timestamptz, finished integer[])
  returns table (id integer, organisation_id integer, trajectory_id integer, party text)
  language sql stable rows 5 security definer set search_path = public, pg_temp as $$
  select g.id, g.organisation_id, g.trajectory_id, g.party
  from portal_pages g
  join trajectories t on t.id = g.trajectory_id
  join people client on client.id = t.client_id
  where (g.party, g.trajectory_id) in (
      select 'client', c.id from people p join trajectories c on c.client_id = p.id
      where p.organisation_id = any((select reach())::integer[])
        and p.email = address and p.erased_at is null
      union all
      select 'employer', e.id from trajectories e
      where e.organisation_id = any((select reach())::integer[])
        and lower(e.contact_email) = lower(address::text) and e.contact_email <> ''
        and e.deleted_at is null
      union all
      select 'employer', k.trajectory_id from portal_contacts k
      where k.organisation_id = any((select reach())::integer[]) and k.email = address)
    and g.closed_at is null and t.deleted_at is null and client.erased_at is null
    and (t.trajectory_state_id <> all(finished)
      or ended_since(t.id, t.state_since, finished) > ended_before);
$$;

-- Who has the token may know whose it is; its organisation is the wall of the call.
create function portal_session_of(hash bytea) returns setof portal_sessions
  language sql stable rows 1 security definer set search_path = public, pg_temp as $$
  select s.* from portal_sessions s where s.token_hash = hash;
$$;

-- An address that opens nothing any more is no longer known in any browser.
create function forget_address(organisation integer, address text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update portal_sessions s set revoked_at = now()
  where s.organisation_id = organisation and organisation = any((select reach())::integer[])
    and s.email = address::citext and s.revoked_at is null
    and not exists (select from people p join trajectories t on t.client_id = p.id
      where p.email = s.email and p.organisation_id = organisation)
    and not exists (select from trajectories t
      where lower(t.contact_email) = lower(s.email::text) and t.contact_email <> ''
        and t.deleted_at is null and t.organisation_id = organisation)
    and not exists (select from portal_contacts k
      where k.email = s.email and k.organisation_id = organisation);
$$;
create function forget_old_address() returns trigger language plpgsql as $$
begin
  perform forget_address(old.organisation_id, to_jsonb(old) ->> tg_argv[0]);
  return null;
end $$;
create trigger people_forget_address after update of email on people
  for each row when (old.email is distinct from new.email)
  execute function forget_old_address('email');
create trigger trajectories_forget_address after update of contact_email on trajectories
  for each row when (old.contact_email is distinct from new.contact_email)
  execute function forget_old_address('contact_email');
create trigger portal_contacts_forget_address after delete or update of email on portal_contacts
  for each row execute function forget_old_address('email');

do $$
declare
  door text;
begin
  foreach door in array array['portal_pages_of(citext, timestamptz, integer[])',
    'portal_session_of(bytea)', 'forget_address(integer, text)']
  loop
    execute format('revoke execute on function %s from public', door);
  end loop;
end $$;

-- An organisation's own face on these pages, its mails and its letters.
alter table organisations
  add column accent_color    text not null default ''
    check (accent_color = '' or accent_color ~ '^#[0-9a-f]{6}$'),
  add column portal_greeting text not null default '',
  add column portal_help     text not null default '';

-- Whether the employer finds an invoice on its page.
alter table invoices add column visible_employer boolean not null default false;

drop trigger notes_changes on organisations;
create trigger notes_changes after update of name, address, postal_code, city, kvk_number,
  vat_number, iban, payment_term_days, evaluation_expiry_days, language, listed,
  trajectory_visibility, profile_roles, chart_roles, calendar_names, quiet_days, accent_color,
  portal_greeting, portal_help
  on organisations for each row when (old.* is distinct from new.*)
  execute function note_changes('name address postal_code city kvk_number vat_number iban '
    'payment_term_days evaluation_expiry_days language listed trajectory_visibility profile_roles '
    'chart_roles calendar_names quiet_days accent_color', 'portal_greeting portal_help');

drop trigger notes_changes on invoices;
create trigger notes_changes after update of invoice_number, invoice_date, declaration_reference,
  billed_name, billed_address, billed_vat_number, visible_employer
  on invoices for each row when (old.* is distinct from new.*)
  execute function note_changes('invoice_number invoice_date visible_employer',
    'declaration_reference billed_name billed_address billed_vat_number');

create trigger trajectories_forget_deleted after delete on trajectories
  for each row when (old.contact_email <> '') execute function forget_old_address('contact_email');

-- What of one trajectory nobody has seen yet.
create index portal_changes_unseen on portal_changes (trajectory_id) where seen_at is null;

-- As before; and a party on its own page has no account, but an organisation.
create or replace function add_refusals(rows jsonb) returns void
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  with given as (
    select distinct on (key) * from jsonb_to_recordset(rows) as x (key text, ends_at timestamptz,
      action text, status smallint, account_id integer, organisation_id integer, record jsonb,
      request_id text)
    order by key),
  fresh as (
    insert into recent_events (key, ends_at) select key, ends_at from given order by key
    on conflict do nothing returning key),
  known as (
    select p.account_id, p.id, p.organisation_id, count(*) over (partition by p.account_id) as many
    from people p where p.account_id in (select account_id from given)
      and p.deactivated_at is null
      and exists (select from memberships m where m.person_id = p.id))
  insert into events (action, refused, person_id, account_id, organisation_id, record, request_id)
  select g.action, g.status, k.id, case when k.id is null then g.account_id end,
    coalesce(k.organisation_id, o.id),
    case when k.many > 1 then jsonb_strip_nulls(jsonb_build_object('count', g.record -> 'count'))
      else g.record end, g.request_id
  from given g join fresh using (key) left join known k on k.account_id = g.account_id
    left join organisations o on o.id = g.organisation_id;
end;

-- Whoever has another address may be somebody else: nobody invited them to the page of the former
-- one. At the end of the transaction, after what was asked there is asked anew at the new address.
create function withdraw_page() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from portal_pages g where g.party = tg_argv[0] and g.closed_at is null
    and g.trajectory_id = any(case tg_table_name when 'trajectories' then array[old.id]
      else array(select t.id from trajectories t where t.client_id = old.id) end);
  return null;
end $$;
create constraint trigger people_withdraw_page after update of email on people
  deferrable initially deferred for each row when (old.email is distinct from new.email)
  execute function withdraw_page('client');
create constraint trigger trajectories_withdraw_page after update of contact_email on trajectories
  deferrable initially deferred for each row
  when (lower(trim(coalesce(old.contact_email, ''))) <> lower(trim(coalesce(new.contact_email, ''))))
  execute function withdraw_page('employer');
