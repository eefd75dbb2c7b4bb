-- The log by month: what is over goes as a whole, and every index stays small. The parts are in a schema of their own,
-- where the program's role reaches them through `events` alone, and so only behind the wall.
create schema if not exists event_months;

drop trigger events_append_only on events;
drop trigger events_stay on events;
drop trigger events_take_changes on events;

-- The rows stay where they are: the table becomes the first part.
alter table events alter column id drop identity;
alter table events rename to before;
alter table before set schema event_months;
create table events (like event_months.before including defaults) partition by range (at);
alter table events alter column id add generated always as identity;
select setval('events_id_seq', coalesce(max(id), 0) + 1, false) from event_months.before;

alter table events enable row level security;
create policy own on events using (coalesce(organisation_id, 0) = any((select wall())::integer[]))
  with check (organisation_id is null or organisation_id = any(wall()));
create trigger events_append_only before update on events
  for each statement execute function refuse_change();
create trigger events_stay before delete on events
  for each row execute function refuse_recent();
create trigger events_take_changes before insert on events for each row
  when (current_setting('traject.changes', true) <> '') execute function take_changes();
create index events_by_organisation on events (organisation_id, at, id);
create index events_by_action on events (organisation_id, action, at, id);
create index events_by_account on events (account_id, at, id) where account_id is not null;
create index events_by_person on events (person_id, at, id);
create index events_by_record on events using gin (record jsonb_path_ops);
create index events_refused on events (organisation_id, at, id) where refused is not null;

-- Where each part begins and ends; the first has no beginning, and the last no end.
create function event_parts() returns table (part regclass, starts timestamptz, ends timestamptz)
  language sql stable set timezone = 'UTC' as $$
  select c.oid::regclass, substring(bound.text from 'FROM \(''([^'']+)''')::timestamptz,
    substring(bound.text from 'TO \(''([^'']+)''')::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid,
    lateral (select pg_get_expr(c.relpartbound, c.oid) as text) bound
  where i.inhparent = 'public.events'::regclass
$$;

-- Parts for this month and the next ones. The last takes whatever comes later still, so that no clock can stop the log;
-- where it has done so, it is a part like any other from then on. A year of them at most, should a clock be wrong. Who is
-- at work is not held up for it: there are other nights.
create function make_event_months() returns void
  language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '1s' as $$
declare
  wanted timestamptz := date_trunc('month', now()) + interval '4 months';
  month timestamptz := (select max(starts) from event_parts() where ends is null);
  reached timestamptz;
begin
  if month >= wanted then
    return;
  end if;
  lock table events in access exclusive mode;
  month := (select max(starts) from event_parts() where ends is null);
  if month is not null then
    alter table events detach partition event_months.later;
    select date_trunc('month', max(at)) + interval '1 month' into reached from event_months.later;
    if reached is null then
      drop table event_months.later;
    else
      execute format('alter table event_months.later rename to %I', to_char(month, '"from_"YYYY_MM'));
      execute format('alter table events attach partition event_months.%I for values from (%L) to (%L)',
        to_char(month, '"from_"YYYY_MM'), month, reached);
      month := reached;
    end if;
  else
    select date_trunc('month', greatest(now(), max(at))) + interval '1 month' into month from event_months.before;
    execute format('alter table events attach partition event_months.before for values from (minvalue) to (%L)', month);
  end if;
  wanted := least(wanted, month + interval '1 year');
  while month < wanted loop
    execute format('create table event_months.%1$I (like events including defaults,
      primary key (id))', to_char(month, '"month_"YYYY_MM'));
    execute format('alter table events attach partition event_months.%I for values from (%L) to (%L)',
      to_char(month, '"month_"YYYY_MM'), month, month + interval '1 month');
    month := month + interval '1 month';
  end loop;
  create table event_months.later (like events including defaults, primary key (id));
  execute format('alter table events attach partition event_months.later for values from (%L) to (maxvalue)', month);
exception when lock_not_available or deadlock_detected then
  null;
end $$;
select make_event_months();

-- Whose a part is, by three looks into its indexes, however much it holds.
create or replace function event_months.holder(part regclass, organisation integer) returns text language plpgsql as $$
declare
  least_id integer;
  most_id integer;
  nobodys boolean;
begin
  execute format('select (select min(organisation_id) from %1$s), (select max(organisation_id) from %1$s),
    exists (select from %1$s where organisation_id is null)', part) into least_id, most_id, nobodys;
  return case when nobodys or least_id <> organisation or most_id <> organisation then 'others'
    when least_id is null then 'nobody' else 'it' end;
end $$;

-- What an organisation no longer keeps goes as a whole where a month holds nothing of anybody else: the oldest such
-- month; returns how many events that were, and null where there is none. As with each row: nothing of the last year.
-- Where nothing older is left, the first part takes the place of that month, so that there is one for every moment.
create function drop_event_month(organisation integer, until timestamptz) returns bigint
  language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '1s' as $$
declare
  over record;
  whose text;
  holds bigint;
  oldest boolean := true;
begin
  if not organisation = any(wall()) then
    raise exception 'not within the wall';
  end if;
  for over in select * from event_parts()
    where ends <= least(until, now() - interval '1 year') order by ends
  loop
    whose := event_months.holder(over.part, organisation);
    oldest := oldest and whose <> 'others';
    continue when whose = 'others' or whose = 'nobody' and (over.starts is null or not oldest);
    -- Counted before anybody has to wait.
    execute format('select count(*) from %s', over.part) into holds;
    lock table events in access exclusive mode;
    if event_months.holder(over.part, organisation) = 'others' then
      return null;
    elsif over.starts is null or not oldest then
      execute format('truncate %s', over.part);
    else
      alter table events detach partition event_months.before;
      execute format('drop table %s', over.part);
      execute format('alter table events attach partition event_months.before
        for values from (minvalue) to (%L)', over.ends);
    end if;
    return holds;
  end loop;
  return null;
exception when lock_not_available or deadlock_detected then
  return null;
end $$;

-- As before; what it names is the table of now.
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
