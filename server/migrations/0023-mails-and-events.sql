-- Whom a mail names, by their records, and the trajectory that it is about. Nothing where the mail is
-- of before this was written down: what such a mail says is then all there is to find somebody by.
alter table mails
  add column concerns      integer[],
  add column trajectory_id integer references trajectories on delete set null,
-- Whose turn it is: mails that open an account go first, and among the others each organisation has
-- its turn. A mail without a turn was written where there was no mail server, or before.
  add column urgent        boolean not null default false,
  add column turn          integer,
  add column tried         boolean not null default false,
-- Until then whoever took it has it in hand; who disappeared with it does not keep it for ever.
  add column taken_until   timestamptz;

-- What was sent says nothing any more.
update mails set concerns = '{}' where data is null;
-- A link tells what it was about, by its token or by the number in it.
with found as (
  select m.id, coalesce(
    (select l.trajectory_id from links l where l.token_hash =
      sha256(convert_to(substring(m.data ->> 'link' from '[A-Za-z0-9_-]{43}'), 'UTF8'))),
    substring(m.data ->> 'link' from '/trajector(?:ies|y)/([1-9][0-9]{0,8})(?![0-9])')::integer
  ) as trajectory_id
  from mails m where m.data is not null
)
update mails m set trajectory_id = t.id
from found join trajectories t on t.id = found.trajectory_id where found.id = m.id;

create index mails_by_trajectory on mails (trajectory_id) where trajectory_id is not null;
-- The few of before; they go in time, and this with them.
create index mails_of_before on mails (organisation_id) where concerns is null;
create index mails_in_turn on mails (urgent, turn)
  where turn is not null and not tried and sent_at is null;
create index mails_in_turn_of on mails (urgent, coalesce(organisation_id, 0), turn)
  where turn is not null and not tried and sent_at is null;

-- The next turn of an organisation: after its own last mail that waits, and not before the first of
-- all that wait. So one with a thousand mails is overtaken by one with a single mail, never the other
-- way round, and nobody saves up turns by sending nothing. What failed once does not count: it waits
-- for its mail server and not for its turn.
create function mail_turn(is_urgent boolean, house integer) returns integer
language sql volatile security definer set search_path = public, pg_temp as $$
  select greatest(0,
    (select min(turn) from mails
      where urgent = is_urgent and turn is not null and not tried and sent_at is null),
    (select max(turn) + 1 from mails
      where urgent = is_urgent and coalesce(organisation_id, 0) = coalesce(house, 0)
        and turn is not null and not tried and sent_at is null))
$$;

-- How many urgent mails of an organisation wait, counted no further than anybody needs to know.
create function urgent_mails(house integer, most integer) returns bigint
language sql volatile security definer set search_path = public, pg_temp as $$
  select count(*) from (select from mails
    where urgent and coalesce(organisation_id, 0) = coalesce(house, 0)
      and turn is not null and not tried and sent_at is null limit most) waiting
$$;

-- The status with which a call was refused; nothing where it was done.
alter table events add column refused smallint;
create index events_refused on events (organisation_id, at, id) where refused is not null;

-- What was written down in this quarter of an hour, so that no process writes it again. Losing it in
-- a crash only means that something is written down once more.
create unlogged table recent_events (
  key     text primary key,
  ends_at timestamptz not null
);
create index recent_events_by_end on recent_events (ends_at);

-- What was refused is told to each organisation of who was refused, and to none where nobody is
-- known. What it was about is told where there is only one it can be of.
create function add_refusals(rows jsonb) returns void
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  with given as (
    select distinct on (key) * from jsonb_to_recordset(rows) as x (key text, ends_at timestamptz,
      action text, status smallint, account_id integer, record jsonb, request_id text)
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
  select g.action, g.status, k.id, case when k.id is null then g.account_id end, k.organisation_id,
    case when k.many > 1 then jsonb_strip_nulls(jsonb_build_object('count', g.record -> 'count'))
      else g.record end, g.request_id
  from given g join fresh using (key) left join known k on k.account_id = g.account_id;
end;
