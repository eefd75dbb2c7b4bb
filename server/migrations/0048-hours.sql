-- What was agreed with the payer of a trajectory: hours to be worked, or things at a fixed price.
create table agreed_products (
  id                 integer generated always as identity primary key,
  organisation_id    integer not null,
  trajectory_id      integer not null,
  invoice_product_id integer not null,
  kind               text not null check (kind in ('hours', 'fixed')),
  -- How many at most; for hours nothing is billed beyond it by itself.
  count              numeric(9, 2) not null check (count > 0),
  unit_price         integer not null,
  vat_percentage     integer not null check (vat_percentage between 0 and 1000),
  vat_category       text not null
    check (vat_category in ('standard', 'zero', 'exempt', 'reverse', 'outside')),
  vat_reason         text not null default '',
  remark             text not null default '',
  version            integer not null default 1,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz,
  updated_by         integer,
  unique (organisation_id, id),
  unique (trajectory_id, id),
  foreign key (organisation_id, trajectory_id) references trajectories (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, invoice_product_id)
    references invoice_products (organisation_id, id),
  foreign key (organisation_id, updated_by) references people (organisation_id, id)
    on delete set null (updated_by)
);
create index agreed_products_by_product on agreed_products (invoice_product_id);

-- Which agreement a row of an invoice bills.
alter table invoice_rows add column agreed_product_id integer,
  add foreign key (organisation_id, agreed_product_id)
    references agreed_products (organisation_id, id) on delete set null (agreed_product_id),
  add constraint invoice_rows_own unique (organisation_id, id);
create index invoice_rows_by_agreed on invoice_rows (agreed_product_id)
  where agreed_product_id is not null;

-- What was worked, by whom; it is billed once, by the row that it is on.
create table worked_hours (
  id                integer generated always as identity primary key,
  organisation_id   integer not null,
  trajectory_id     integer not null,
  agreed_product_id integer not null,
  person_id         integer not null,
  worked_on         date not null,
  count             numeric(7, 2) not null check (count > 0),
  text              text not null default '',
  invoice_row_id    integer,
  version           integer not null default 1,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz,
  updated_by        integer,
  unique (organisation_id, id),
  foreign key (organisation_id, trajectory_id) references trajectories (organisation_id, id)
    on delete cascade,
  foreign key (trajectory_id, agreed_product_id) references agreed_products (trajectory_id, id),
  foreign key (organisation_id, person_id) references people (organisation_id, id),
  foreign key (organisation_id, invoice_row_id) references invoice_rows (organisation_id, id)
    on delete set null (invoice_row_id),
  foreign key (organisation_id, updated_by) references people (organisation_id, id)
    on delete set null (updated_by)
);
create index worked_hours_by_trajectory on worked_hours (trajectory_id, worked_on, id);
create index worked_hours_by_agreed on worked_hours (agreed_product_id);
create index worked_hours_by_person on worked_hours (person_id);
create index worked_hours_by_row on worked_hours (invoice_row_id) where invoice_row_id is not null;

-- Invoices for many trajectories at once, and what became of each.
create table invoice_batches (
  id              integer generated always as identity primary key,
  organisation_id integer not null references organisations on delete cascade,
  invoice_date    date not null,
  until           date not null,
  finalise        boolean not null,
  created_at      timestamptz not null default now(),
  created_by      integer,
  done_at         timestamptz,
  unique (organisation_id, id),
  foreign key (organisation_id, created_by) references people (organisation_id, id)
    on delete set null (created_by)
);
create index invoice_batches_in_order on invoice_batches (organisation_id, id);
create table invoice_batch_lines (
  organisation_id  integer not null,
  invoice_batch_id integer not null,
  trajectory_id    integer not null,
  outcome          text check (outcome in ('draft', 'final', 'nothing', 'refused')),
  -- Why it was refused, in words.
  reasons          text[] not null default '{}',
  invoice_id       integer,
  primary key (invoice_batch_id, trajectory_id),
  foreign key (organisation_id, invoice_batch_id)
    references invoice_batches (organisation_id, id) on delete cascade,
  foreign key (organisation_id, trajectory_id) references trajectories (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, invoice_id) references invoices (organisation_id, id)
    on delete set null (invoice_id)
);
create index invoice_batch_lines_by_trajectory on invoice_batch_lines (trajectory_id);
create index invoice_batch_lines_by_invoice on invoice_batch_lines (invoice_id)
  where invoice_id is not null;

-- An invoice that comes again every so many months: each time a draft, until a day.
create table invoice_repeats (
  id              integer generated always as identity primary key,
  organisation_id integer not null,
  trajectory_id   integer not null,
  invoice_id      integer not null unique,
  every_months    integer not null check (every_months between 1 and 12),
  first_on        date not null,
  until           date,
  -- How many were made.
  made            integer not null default 0,
  created_at      timestamptz not null default now(),
  created_by      integer,
  unique (organisation_id, id),
  foreign key (organisation_id, trajectory_id) references trajectories (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, invoice_id) references invoices (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, created_by) references people (organisation_id, id)
    on delete set null (created_by)
);
create index invoice_repeats_by_trajectory on invoice_repeats (trajectory_id);

do $$
declare
  walled text;
begin
  foreach walled in array array['agreed_products', 'worked_hours', 'invoice_batches',
    'invoice_batch_lines', 'invoice_repeats']
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

create trigger a_hangs_on before insert or update of organisation_id, trajectory_id
  on agreed_products for each row execute function hang_on_trajectories_by_trajectory_id();
create trigger a_hangs_on before insert or update of organisation_id, trajectory_id
  on worked_hours for each row execute function hang_on_trajectories_by_trajectory_id();

-- A row that lost its agreement says the same as before.
create or replace function refuse_final_row() returns trigger language plpgsql as $$
declare
  about integer := case tg_op when 'INSERT' then new.invoice_id else old.invoice_id end;
begin
  if tg_op = 'UPDATE' and new.agreed_product_id is null
    and to_jsonb(old) - 'agreed_product_id' = to_jsonb(new) - 'agreed_product_id' then
    return new;
  end if;
  if current_setting('traject.outdated_invoices', true) is distinct from 'yes'
    and exists (select from invoices i where i.finalised_at is not null
      and (i.id = about or (tg_op = 'UPDATE' and i.id = new.invoice_id))) then
    raise exception 'a final invoice stays as it is';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create trigger notes_changes after update of invoice_product_id, kind, count, unit_price,
  vat_percentage, vat_category, remark
  on agreed_products for each row when (old.* is distinct from new.*)
  execute function note_changes('invoice_product_id kind count unit_price vat_percentage '
    'vat_category', 'remark');
create trigger notes_changes after update of worked_on, count, agreed_product_id, text
  on worked_hours for each row when (old.* is distinct from new.*)
  execute function note_changes('worked_on count agreed_product_id', 'text');
