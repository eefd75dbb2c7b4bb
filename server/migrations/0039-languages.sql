-- The languages stand in one place: a new one only changes the check of this domain.
create domain language as text check (value in ('nl', 'en'));

do $$
declare
  place text;
  rule  text;
  noted text;
begin
  foreach place in array array['accounts', 'approval_requests', 'mails', 'organisations', 'people',
    'registrations', 'surveys']
  loop
    -- Each had a list of its own, some under the name that their table had before.
    select conname into strict rule from pg_constraint
      where conrelid = place::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like 'CHECK ((language = ANY %';
    execute format('alter table %I drop constraint %I', place, rule);
    -- A column does not change its type under a trigger that compares whole rows.
    noted := (select pg_get_triggerdef(oid) from pg_trigger
      where tgrelid = place::regclass and tgname = 'notes_changes');
    if noted is not null then execute format('drop trigger notes_changes on %I', place); end if;
    execute format('alter table %I alter column language type language', place);
    if noted is not null then execute noted; end if;
  end loop;
end $$;
