import type { Sql } from 'postgres';

/** One final invoice for each trajectory, of which nine in ten were paid, and who looks after them. */
export async function addInvoices(sql: Sql, finance: string) {
  await sql`insert into memberships (person_id, organisation_id, account_type)
    select id, organisation_id, 'finance' from people where email = ${finance}`;
  await sql`insert into invoice_products (organisation_id, name, default_price, vat_percentage)
    select id, 'Traject', 95000, 210 from organisations`;
  await sql`insert into invoices (organisation_id, trajectory_id, invoice_number, invoice_date,
      declaration_reference, billed_name)
    select organisation_id, id, '2026-' || lpad(id::text, 6, '0'), date '2026-01-01' + id % 300,
      'Traject ' || id, 'Betaler ' || id % 500
    from trajectories`;
  await sql`insert into invoice_rows (organisation_id, invoice_id, invoice_product_id, product_name,
      count, unit_price, vat_percentage)
    select i.organisation_id, i.id, p.id, p.name, 1, 95000, 210
    from invoices i join invoice_products p using (organisation_id)`;
  await sql`update invoices set finalised_at = invoice_date, sent_at = invoice_date,
    due_date = invoice_date + 30, total_with_vat = 114950, sender = '{}', payer = '{}'`;
  await sql`insert into payments (organisation_id, invoice_id, amount, paid_on)
    select organisation_id, id, 114950, invoice_date + 20 from invoices where id % 10 > 0`;
  await sql`vacuum analyze invoices, invoice_rows, payments`;
}
