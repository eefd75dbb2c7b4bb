-- How an organisation numbers and sends its invoices, and up to when its books are closed. Whoever
-- makes an invoice final, or closes a period, holds this row.
create table invoice_settings (
  organisation_id integer primary key references organisations on delete cascade,
  -- Such as 'WW-{yy}-{nnn}'; empty to go on as the last ones were numbered.
  number_form     text not null default '',
  credit_form     text not null default 'C{yyyy}-{nnnn}',
  concerns        text not null default 'trajectory'
    check (concerns in ('trajectory', 'initials', 'client', 'nothing')),
  footer          text not null default '',
  email           text not null default '',
  closed_until    date,
  version         integer not null default 1,
  updated_at      timestamptz,
  updated_by      integer,
  foreign key (organisation_id, updated_by) references people (organisation_id, id)
    on delete set null (updated_by)
);
create function add_invoice_settings() returns trigger language plpgsql as $$
begin
  insert into invoice_settings (organisation_id) values (new.id);
  return null;
end $$;
create trigger organisations_invoice_settings after insert on organisations
  for each row execute function add_invoice_settings();
insert into invoice_settings (organisation_id) select id from organisations;

-- What is closed stays closed.
create function refuse_reopening() returns trigger language plpgsql as $$
begin
  raise exception 'a closed period stays closed';
end $$;
create trigger stays_closed before update of closed_until on invoice_settings for each row
  when (old.closed_until is not null
    and (new.closed_until is null or new.closed_until < old.closed_until))
  execute function refuse_reopening();

-- The numbers that were given: a series for each year, and one for credit notes.
create table invoice_series (
  organisation_id integer not null references organisations on delete cascade,
  kind            text not null check (kind in ('invoice', 'credit')),
  year            integer not null,
  form            text not null,
  last            integer not null check (last >= 0),
  primary key (organisation_id, kind, year)
);

-- Who pays, known once and chosen again.
create table payers (
  id              integer generated always as identity primary key,
  organisation_id integer not null references organisations on delete cascade,
  name            text not null check (name <> ''),
  address         text not null default '',
  vat_number      text not null default '',
  kvk_number      text not null default '',
  oin             text not null default '',
  country         text not null default 'NL' check (country ~ '^[A-Z]{2}$'),
  email           text not null default '',
  reference       text not null default '',
  e_invoice       text not null default 'none' check (e_invoice in ('none', 'nlcius', 'peppol')),
  archived        boolean not null default false,
  version         integer not null default 1,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz,
  updated_by      integer,
  unique (organisation_id, id),
  foreign key (organisation_id, updated_by) references people (organisation_id, id)
    on delete set null (updated_by)
);
create unique index payers_own_name on payers (organisation_id, lower(name)) where not archived;

alter table invoice_products
  add column vat_category text not null default 'standard'
    check (vat_category in ('standard', 'zero', 'exempt', 'reverse', 'outside')),
  add column vat_reason text not null default '';
alter table invoice_rows
  add column position integer not null default 0,
  add column text text not null default '',
  add column vat_category text not null default 'standard'
    check (vat_category in ('standard', 'zero', 'exempt', 'reverse', 'outside')),
  add column vat_reason text not null default '';
update invoice_products set vat_category = 'zero' where vat_percentage = 0;
update invoice_rows set vat_category = 'zero' where vat_percentage = 0;

alter table invoices
  add column kind            text not null default 'invoice' check (kind in ('invoice', 'credit')),
  add column credits_id      integer,
  add column payer_id        integer,
  add column order_number    text not null default '',
  add column payer_reference text not null default '',
  add column concerns        text not null default '',
  add column service_from    date,
  add column service_to      date,
  add column e_invoice       text not null default 'none'
    check (e_invoice in ('none', 'nlcius', 'peppol')),
  -- From here on nothing of it changes: the house and the payer as they were, and the sums.
  add column finalised_at    timestamptz,
  add column upgraded        boolean not null default false,
  add column sender          jsonb,
  add column payer           jsonb,
  add column logo_file_id    integer references files,
  add column pdf_file_id     integer references files,
  add column due_date        date,
  add column total_with_vat  bigint,
  add column sent_at         timestamptz,
  add foreign key (organisation_id, credits_id) references invoices (organisation_id, id),
  add foreign key (organisation_id, payer_id) references payers (organisation_id, id),
  add constraint invoices_credit_of_one check (kind = 'invoice' or credits_id is not null),
  add constraint invoices_frozen_whole check (finalised_at is null
    or (sender is not null and payer is not null and total_with_vat is not null));
create index invoices_by_credited on invoices (credits_id) where credits_id is not null;
create index invoices_by_payer on invoices (payer_id) where payer_id is not null;
create index invoices_by_file on invoices (pdf_file_id) where pdf_file_id is not null;
create index invoices_by_logo on invoices (logo_file_id) where logo_file_id is not null;
create index invoices_by_date on invoices (organisation_id, invoice_date, id);
-- The highest number of an organisation's own form.
create index invoices_by_form on invoices (organisation_id, invoice_number collate "C");

-- A draft gives its number away in the statement that makes another one final.
alter table invoices drop constraint invoices_own_number;
alter table invoices add constraint invoices_own_number unique (organisation_id, invoice_number)
  deferrable initially immediate;

-- What was taken back of an invoice. Each paper rounds its own VAT, so that those about the parts of an
-- invoice may differ a cent from it; once all of it is credited, at each rate, it is credited whole.
create function credited_on(invoice integer, whole bigint) returns bigint language sql stable as $$
  select case
    when not exists (select from invoices c
      where c.credits_id = invoice and c.finalised_at is not null) then 0
    when not exists (select from invoices i join invoice_rows r on r.invoice_id = i.id
      where i.id = invoice or (i.credits_id = invoice and i.finalised_at is not null)
      group by r.vat_category, r.vat_percentage
      having sum(round(r.count * r.unit_price)) <> 0) then whole
    else (select -sum(c.total_with_vat)::bigint from invoices c
      where c.credits_id = invoice and c.finalised_at is not null) end
$$;

-- What came in, or is given up. Nothing is taken away: what was a mistake is undone.
create table payments (
  id              integer generated always as identity primary key,
  organisation_id integer not null,
  invoice_id      integer not null,
  kind            text not null default 'payment' check (kind in ('payment', 'write_off')),
  amount          bigint not null check (amount <> 0),
  paid_on         date not null,
  description     text not null default '',
  bank_line_id    integer,
  created_at      timestamptz not null default now(),
  created_by      integer,
  undone_at       timestamptz,
  undone_by       integer,
  unique (organisation_id, id),
  foreign key (organisation_id, invoice_id) references invoices (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, created_by) references people (organisation_id, id)
    on delete set null (created_by),
  foreign key (organisation_id, undone_by) references people (organisation_id, id)
    on delete set null (undone_by)
);
create index payments_by_invoice on payments (invoice_id, id);
create index payments_by_day on payments (organisation_id, paid_on, id);

create table bank_files (
  id              integer generated always as identity primary key,
  organisation_id integer not null references organisations on delete cascade,
  name            text not null,
  lines           integer not null,
  fresh           integer not null,
  created_at      timestamptz not null default now(),
  created_by      integer,
  unique (organisation_id, id),
  foreign key (organisation_id, created_by) references people (organisation_id, id)
    on delete set null (created_by)
);
-- Each line of a bank's file once, in however many files it stands.
create table bank_lines (
  id              integer generated always as identity primary key,
  organisation_id integer not null,
  bank_file_id    integer not null,
  key             text not null,
  account         text not null,
  booked_on       date not null,
  amount          bigint not null check (amount <> 0),
  name            text not null default '',
  iban            text not null default '',
  description     text not null default '',
  set_aside_at    timestamptz,
  unique (organisation_id, id),
  unique (organisation_id, key),
  foreign key (organisation_id, bank_file_id) references bank_files (organisation_id, id)
    on delete cascade
);
create index bank_lines_by_file on bank_lines (bank_file_id, id);
alter table payments add foreign key (organisation_id, bank_line_id)
  references bank_lines (organisation_id, id);
create index payments_by_bank_line on payments (bank_line_id) where bank_line_id is not null;

do $$
declare
  walled text;
begin
  foreach walled in array array['invoice_settings', 'invoice_series', 'payers', 'payments',
    'bank_files', 'bank_lines']
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

-- What could be printed may have been sent: it is frozen as it would print today. What could not be
-- printed yet, was never sent, and stays a draft.
with lines as (
  select invoice_id, vat_percentage, round(count * unit_price) as total from invoice_rows),
rates as (
  select invoice_id, sum(total) as total, round(sum(total) * vat_percentage / 1000) as vat
  from lines group by invoice_id, vat_percentage),
sums as (
  select invoice_id, sum(total) + sum(vat) as total_with_vat from rates group by invoice_id)
update invoices i set
  finalised_at = coalesce(i.updated_at, i.created_at),
  upgraded = true,
  sent_at = coalesce(i.updated_at, i.created_at),
  total_with_vat = s.total_with_vat,
  due_date = case when s.total_with_vat > 0 then i.invoice_date + o.payment_term_days end,
  logo_file_id = o.logo_file_id,
  sender = jsonb_build_object('name', o.name, 'address', o.address, 'postal_code', o.postal_code,
    'city', o.city, 'kvk_number', o.kvk_number, 'vat_number', o.vat_number, 'iban', o.iban,
    'payment_term_days', o.payment_term_days, 'language', o.language,
    'accent_color', o.accent_color, 'footer', '', 'email', ''),
  payer = jsonb_build_object('kvk_number', '', 'oin', '', 'email', '', 'country', 'NL')
from sums s, organisations o
where s.invoice_id = i.id and o.id = i.organisation_id
  and o.address <> '' and o.postal_code <> '' and o.city <> '' and o.kvk_number <> ''
  and o.vat_number <> '' and o.iban <> ''
  and coalesce(i.billed_name, '') <> '' and coalesce(i.billed_address, '') <> '';

-- Only where it is, who may see it and how it fared may still change.
create function refuse_final() returns trigger language plpgsql as $$
declare
  free text[] := array['visible_employer', 'sent_at', 'version', 'updated_at', 'updated_by',
    'number_year', 'number_in_year'];
begin
  if current_setting('traject.outdated_invoices', true) = 'yes' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' then
    if old.pdf_file_id is null then free := free || array['pdf_file_id']; end if;
    if new.trajectory_id is null then free := free || array['trajectory_id']; end if;
    if to_jsonb(old) - free = to_jsonb(new) - free then return new; end if;
  end if;
  raise exception 'a final invoice stays as it is';
end $$;
create trigger stays_final before update or delete on invoices for each row
  when (old.finalised_at is not null) execute function refuse_final();

create function refuse_final_row() returns trigger language plpgsql as $$
declare
  about integer := case tg_op when 'INSERT' then new.invoice_id else old.invoice_id end;
begin
  if current_setting('traject.outdated_invoices', true) is distinct from 'yes'
    and exists (select from invoices i where i.finalised_at is not null
      and (i.id = about or (tg_op = 'UPDATE' and i.id = new.invoice_id))) then
    raise exception 'a final invoice stays as it is';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger stays_final before insert or update or delete on invoice_rows
  for each row execute function refuse_final_row();

drop trigger notes_changes on invoices;
create trigger notes_changes after update of invoice_number, invoice_date, declaration_reference,
  billed_name, billed_address, billed_vat_number, visible_employer, order_number, payer_reference,
  concerns, service_from, service_to, e_invoice, due_date, total_with_vat
  on invoices for each row when (old.* is distinct from new.*)
  execute function note_changes('invoice_number invoice_date visible_employer service_from '
    'service_to e_invoice due_date total_with_vat',
    'declaration_reference billed_name billed_address billed_vat_number order_number '
    'payer_reference concerns');
drop trigger notes_changes on invoice_rows;
create trigger notes_changes after update of product_name, count, unit_price, vat_percentage,
  vat_category, text, vat_reason
  on invoice_rows for each row when (old.* is distinct from new.*)
  execute function note_changes('product_name count unit_price vat_percentage vat_category',
    'text vat_reason');
create trigger notes_changes after update of number_form, credit_form, concerns, closed_until,
  footer, email
  on invoice_settings for each row when (old.* is distinct from new.*)
  execute function note_changes('number_form credit_form concerns closed_until', 'footer email');
create trigger notes_changes after update of name, address, vat_number, kvk_number, oin, country,
  email, reference, e_invoice, archived
  on payers for each row when (old.* is distinct from new.*)
  execute function note_changes('e_invoice archived',
    'name address vat_number kvk_number oin country email reference');
