-- A mail that nobody needs any more is not one that came too late: its invitation was accepted or
-- replaced, its task is done, its invoice is paid. Who looks after the mail is not told of it.
-- Those of before are marked by the next night.
alter table mails add column needless boolean not null default false;

create or replace function stop_mail_of_link() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  update mails set good_until = least(good_until, coalesce(new.used_at, new.revoked_at)), needless = true
  where id = new.mail_id and sent_at is null and refused_at is null
    and template not in ('evaluation-asked', 'evaluation-reminder');
  return null;
end $$;

create or replace function stop_asking(about integer) returns void language plpgsql as $$
begin
  perform from invoices where id = about for key share;
  update mails m set good_until = least(m.good_until, now()), needless = true,
    data = m.data || jsonb_build_object('ends', now())
  from links l
  where l.invoice_id = about and m.id = l.mail_id and m.template in ('invoice', 'invoice-reminder')
    and m.sent_at is null and m.data is not null
    and (select i.total_with_vat
        - coalesce((select sum(p.amount) from payments p
            where p.invoice_id = i.id and p.undone_at is null), 0)
        - credited_on(i.id, i.total_with_vat)
      from invoices i where i.id = about) <= 0;
end $$;

create or replace function mails_by_state() returns table (state text, mails bigint, oldest timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when refused_at is not null then 'refused' when good_until <= now() then 'too_old' else 'waiting' end,
    count(*), min(created_at)
  from mails where sent_at is null and not needless group by 1
$$;
