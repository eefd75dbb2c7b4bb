-- Signing in lets somebody into the organisations where they belong, and those hear of it and from where. One that has
-- yet to let them in hears of what is asked of itself, and of an account that belongs nowhere else.
create or replace function hears_of(person people) returns boolean language sql stable
return person.deactivated_at is null and (
  exists (select from memberships m where m.person_id = person.id)
  or person.joined_at is null and not exists (
    select from people other join memberships m on m.person_id = other.id
    where other.account_id = person.account_id and other.deactivated_at is null));

create or replace function add_account_event(account integer, what text, link integer, about jsonb, request text,
  place integer, in_session text, on_device text, at_address inet) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into events (action, link_id, record, request_id, session, device, address, person_id, organisation_id)
  select what, link, about, request, in_session, on_device, at_address, p.id, p.organisation_id
  from people p where p.account_id = account and p.organisation_id = coalesce(place, p.organisation_id)
    and (hears_of(p) or place is not null and p.joined_at is null and p.deactivated_at is null);
  if not found then
    insert into events (action, link_id, record, request_id, session, device, address, account_id)
    values (what, link, about, request, in_session, on_device, at_address, account);
  end if;
end $$;

-- What was paid by mistake is owed again: whoever looks after the mail sees that it never left, and may send it.
create or replace function stop_asking(about integer) returns void language plpgsql as $$
declare
  owed bigint;
begin
  perform from invoices where id = about for key share;
  select i.total_with_vat
    - coalesce((select sum(p.amount) from payments p where p.invoice_id = i.id and p.undone_at is null), 0)
    - credited_on(i.id, i.total_with_vat)
  into owed from invoices i where i.id = about;
  update mails m set needless = coalesce(owed <= 0, m.needless),
    good_until = case when owed <= 0 then least(m.good_until, now()) else m.good_until end,
    data = case when owed <= 0 then m.data || jsonb_build_object('ends', now()) else m.data - 'ends' end
  from links l
  where l.invoice_id = about and m.id = l.mail_id and m.template in ('invoice', 'invoice-reminder')
    and m.sent_at is null and m.data is not null
    and (owed <= 0 or m.needless and coalesce(l.used_at, l.revoked_at) is null);
end $$;
