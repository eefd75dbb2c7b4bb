import type { Sql } from 'postgres';

/**
 * Adds invoices as the release before final ones stored them: whole ones with every rounding edge,
 * corrections and empty ones, of a house that had filled in what the law wants and of one that had
 * not.
 */
export async function fillBeforeFinal(sql: Sql) {
  await sql.unsafe(houses).simple();
  await sql.unsafe(invoices).simple();
}

const houses = `
  update organisations set address = 'Oudegracht ' || id, postal_code = '3511 AW', city = 'Utrecht',
    kvk_number = '30123456', vat_number = 'NL001234567B01', iban = 'NL91ABNA0417164300',
    payment_term_days = 10 + id, accent_color = '#1d4ed8' where id <= 2;
  insert into invoice_products (organisation_id, name, default_price, vat_percentage)
    select o.id, 'Dienst ' || p, 9500, p from organisations o, unnest(array[210, 90, 0]) p;`;

const invoices = `
  insert into invoices (organisation_id, trajectory_id, invoice_number, declaration_reference,
      invoice_date, billed_name, billed_address, visible_employer)
    select t.organisation_id, t.id, 'WW-26-' || lpad((100 + n * 50 + t.id)::text, 4, '0'), 'UWV ' || n,
      date '2026-03-01' + n, case when n = 4 then null else 'Payer ' || n end,
      E'Lindelaan 1\\n3581 AA Utrecht', n = 1
    from trajectories t, generate_series(1, 5) n;
  insert into invoice_rows (organisation_id, invoice_id, invoice_product_id, product_name, count,
      unit_price, vat_percentage)
    select i.organisation_id, i.id, p.id, p.name || ' van toen',
      case r when 1 then 0.15 when 2 then -1.05 else 3 end, 333 + r * i.id, p.vat_percentage
    from invoices i join invoice_products p on p.organisation_id = i.organisation_id
      and p.name like 'Dienst %', generate_series(1, 3) r
    where i.declaration_reference like 'UWV%' and i.declaration_reference <> 'UWV 5';`;
