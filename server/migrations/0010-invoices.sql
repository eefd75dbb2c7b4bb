-- What the law wants of the house itself on its invoices; empty until somebody fills it in.
alter table organisations
  add column address           text not null default '',
  add column postal_code       text not null default '',
  add column city              text not null default '',
  add column kvk_number        text not null default '',
  add column vat_number        text not null default '',
  add column iban              text not null default '',
  add column payment_term_days integer not null default 30 check (payment_term_days between 0 and 365),
  add column logo_file_id      integer references files,
  add column version           integer not null default 1,
  add column updated_at        timestamptz,
  add column updated_by        integer references accounts;

-- Money is whole cents and a percentage whole tenths, here as everywhere.
create table invoice_products (
  id              integer generated always as identity primary key,
  organisation_id integer not null references organisations,
  name            text not null check (name <> ''),
  default_price   integer not null,
  vat_percentage  integer not null check (vat_percentage between 0 and 1000),
  archived        boolean not null default false,
  unique (organisation_id, id)
);
create unique index invoice_products_own_name
  on invoice_products (organisation_id, lower(name)) where not archived;

create table invoices (
  id                    integer generated always as identity primary key,
  trajectory_id         integer not null references trajectories on delete cascade,
  organisation_id       integer not null references organisations,
  invoice_number        text not null check (invoice_number <> ''),
  declaration_reference text not null,
  invoice_date          date not null,
  billed_name           text,
  billed_address        text,
  billed_vat_number     text,
  version               integer not null default 1,
  created_at            timestamptz not null default now(),
  updated_at            timestamptz,
  updated_by            integer references accounts,
  constraint invoices_own_number unique (organisation_id, invoice_number),
  unique (organisation_id, id)
);
create index invoices_by_trajectory on invoices (trajectory_id, invoice_date, id);
-- The highest number of a year, which the next one follows.
create index invoices_by_number on invoices
  (organisation_id, left(invoice_number, 5), (split_part(invoice_number, '-', 2)::integer))
  where invoice_number ~ '^[0-9]{4}-[0-9]{1,6}$';

-- A row keeps the product's name of its day: an invoice does not change when a product does.
create table invoice_rows (
  id                 integer generated always as identity primary key,
  organisation_id    integer not null,
  invoice_id         integer not null,
  invoice_product_id integer not null,
  product_name       text not null,
  count              numeric(9, 2) not null,
  unit_price         integer not null,
  vat_percentage     integer not null check (vat_percentage between 0 and 1000),
  version            integer not null default 1,
  updated_at         timestamptz,
  updated_by         integer references accounts,
  foreign key (organisation_id, invoice_id) references invoices (organisation_id, id)
    on delete cascade,
  foreign key (organisation_id, invoice_product_id)
    references invoice_products (organisation_id, id)
);
create index invoice_rows_by_invoice on invoice_rows (invoice_id, id);
