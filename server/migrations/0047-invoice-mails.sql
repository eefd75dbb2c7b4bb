-- What a mail carries beside its words.
create table mail_attachments (
  mail_id         integer not null references mails on delete cascade,
  file_id         integer not null references files on delete cascade,
  organisation_id integer not null references organisations on delete cascade,
  position        integer not null,
  primary key (mail_id, position)
);
create index mail_attachments_by_file on mail_attachments (file_id);

-- The words of an organisation where they are not the house's own, and when a payer who does not pay
-- is reminded: so many days after the last day to pay.
alter table invoice_settings
  add column mail_text           text not null default '',
  add column reminder_text_1     text not null default '',
  add column reminder_text_2     text not null default '',
  add column reminder_text_3     text not null default '',
  add column reminder_days_1     integer default 7 check (reminder_days_1 between 1 and 365),
  add column reminder_days_2     integer default 21 check (reminder_days_2 between 1 and 365),
  add column reminder_days_3     integer default 35 check (reminder_days_3 between 1 and 365),
  add column reminders_automatic boolean not null default false;
drop trigger notes_changes on invoice_settings;
create trigger notes_changes after update of number_form, credit_form, concerns, closed_until,
  footer, email, mail_text, reminder_text_1, reminder_text_2, reminder_text_3, reminder_days_1,
  reminder_days_2, reminder_days_3, reminders_automatic
  on invoice_settings for each row when (old.* is distinct from new.*)
  execute function note_changes('number_form credit_form concerns closed_until reminder_days_1 '
    'reminder_days_2 reminder_days_3 reminders_automatic',
    'footer email mail_text reminder_text_1 reminder_text_2 reminder_text_3');

-- What two files tell of one booking is alike in this.
create index bank_lines_alike
  on bank_lines (organisation_id, booked_on, amount, account, bank_file_id);

-- Each once: looked at before it is sent, sent by itself, or not sent at all.
create table invoice_reminders (
  id              integer primary key generated always as identity,
  organisation_id integer not null,
  invoice_id      integer not null,
  level           integer not null check (level between 1 and 3),
  proposed_at     timestamptz not null,
  sent_at         timestamptz,
  dismissed_at    timestamptz,
  mail_id         integer references mails on delete set null,
  unique (invoice_id, level),
  check (num_nonnulls(sent_at, dismissed_at) < 2),
  foreign key (organisation_id, invoice_id) references invoices (organisation_id, id)
    on delete cascade
);
create index invoice_reminders_by_mail on invoice_reminders (mail_id) where mail_id is not null;
create index invoice_reminders_waiting on invoice_reminders (organisation_id, id)
  where sent_at is null and dismissed_at is null;

do $$
declare
  walled text;
begin
  foreach walled in array array['mail_attachments', 'invoice_reminders']
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

-- The e-invoice is made once and kept, as the PDF is.
alter table invoices add column xml_file_id integer references files;
create index invoices_by_xml on invoices (xml_file_id) where xml_file_id is not null;
create or replace function refuse_final() returns trigger language plpgsql as $$
declare
  free text[] := array['visible_employer', 'sent_at', 'version', 'updated_at', 'updated_by',
    'number_year', 'number_in_year'];
begin
  if current_setting('traject.outdated_invoices', true) = 'yes' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' then
    if old.pdf_file_id is null then free := free || array['pdf_file_id']; end if;
    if old.xml_file_id is null then free := free || array['xml_file_id']; end if;
    if new.trajectory_id is null then free := free || array['trajectory_id']; end if;
    if to_jsonb(old) - free = to_jsonb(new) - free then return new; end if;
  end if;
  raise exception 'a final invoice stays as it is';
end $$;

-- The link to an invoice outlives its trajectory: what is owed, is owed.
alter table links add column invoice_id integer references invoices on delete cascade;
create index links_by_invoice on links (invoice_id, id) where invoice_id is not null;
alter table links drop constraint links_one_subject;
alter table links add constraint links_one_subject check (num_nonnulls(account_id,
  registration_id, trajectory_id, person_id, portal_session_id, invoice_id) = 1);
create or replace function hang_link() returns trigger language plpgsql as $$
begin
  new.organisation_id := case
    when new.trajectory_id is not null then
      (select organisation_id from trajectories where id = new.trajectory_id)
    when new.person_id is not null then
      (select organisation_id from people where id = new.person_id)
    when new.portal_session_id is not null then
      (select organisation_id from portal_sessions where id = new.portal_session_id)
    when new.invoice_id is not null then
      (select organisation_id from invoices where id = new.invoice_id) end;
  if new.organisation_id is null and num_nonnulls(new.trajectory_id, new.person_id,
    new.portal_session_id, new.invoice_id) > 0 then
    raise foreign_key_violation using message = 'a link is about what is within the wall';
  end if;
  return new;
end $$;
drop trigger a_hangs_on on links;
create trigger a_hangs_on before insert
  or update of organisation_id, trajectory_id, person_id, portal_session_id, invoice_id on links
  for each row execute function hang_link();

-- Nobody is asked for what is paid: an invoice or a reminder that still waits for its mail server
-- ends here, and cannot be sent again either. Whoever sends one holds the invoice, so one of the two
-- waits.
create function stop_asking(about integer) returns void language plpgsql as $$
begin
  perform from invoices where id = about for key share;
  update mails m set good_until = least(m.good_until, now()),
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
create function stop_mails_of_paid() returns trigger language plpgsql as $$
begin
  perform stop_asking(new.invoice_id);
  return null;
end $$;
create trigger stops_asking after insert or update on payments
  for each row execute function stop_mails_of_paid();
create function stop_mails_of_credited() returns trigger language plpgsql as $$
begin
  perform stop_asking(new.credits_id);
  return null;
end $$;
create trigger stops_asking after update of finalised_at on invoices for each row
  when (new.credits_id is not null and new.finalised_at is not null)
  execute function stop_mails_of_credited();
