-- What a change answered, for a day: who sends it again because the answer got lost gets this one, and
-- nothing happens twice. `key` is a hash of who sent it and of the name that they gave it, `said` one
-- of everything that they said.
create table kept_answers (
  key             bytea primary key,
  said            bytea not null,
  organisation_id integer references organisations on delete cascade,
  answer          jsonb,
  kept_at         timestamptz not null
);
create index kept_answers_by_time on kept_answers (kept_at);
create index kept_answers_by_organisation on kept_answers (organisation_id);

alter table kept_answers enable row level security;
create policy own on kept_answers
  using (coalesce(organisation_id, 0) = any((select wall())::integer[]))
  with check (organisation_id is null or organisation_id = any(wall()));

-- Of two that come at once the second is told to come again, when it finds the answer of the first.
create function kept_answer(asked bytea) returns setof kept_answers language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(encode(asked, 'hex'), 0)) then
    raise lock_not_available using message = 'the same is being done';
  end if;
  return query select * from kept_answers where key = asked;
end $$;
