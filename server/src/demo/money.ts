import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { daysAgo, instantAgo } from './days.ts';

type Final = {
  id: number;
  trajectory_id: number | null;
  invoice_number: string;
  billed_name: string | null;
  billed_address: string | null;
  due_date: string | null;
  total_with_vat: number;
};

/** Makes them final, and tells how each fared: paid, in part, too late, credited or only sent. */
export async function addMoney(db: Db, organisation_id: number, ids: number[]) {
  const finals = await freeze(db, ids);
  const today = daysAgo(0);
  const isOld = ({ due_date }: Final) => due_date !== null && due_date < today;
  const [, credited, ...paid] = finals.filter(isOld);
  const [partly, unsent, ...sent] = finals.filter((one) => !isOld(one));
  if (credited) await addCredit(db, organisation_id, credited);
  for (const one of paid)
    await pay(db, organisation_id, { ...one, paid_on: one.due_date ?? today });
  if (partly) {
    const half = Math.round(partly.total_with_vat / 2);
    await pay(db, organisation_id, { ...partly, total_with_vat: half, paid_on: today });
    await addBank(db, organisation_id, { ...partly, total_with_vat: partly.total_with_vat - half });
  }
  const gone = finals.filter((one) => one !== unsent || sent.length === 0).map(({ id }) => id);
  await db
    .updateTable('invoices')
    .set({ sent_at: instantAgo(1) })
    .where('id', 'in', gone)
    .execute();
}

/** As the product does it: what an invoice says, and its sum, from here on. */
async function freeze(db: Db, ids: number[]) {
  const { rows } = await sql<Final>`with rates as (
      select invoice_id, vat_percentage, sum(round(count * unit_price)) as total
      from invoice_rows where invoice_id = any(${ids}::integer[])
      group by invoice_id, vat_category, vat_percentage),
    sums as (select invoice_id, sum(total + round(total * vat_percentage / 1000)) as total_with_vat
      from rates group by invoice_id)
    update invoices i set finalised_at = i.created_at, total_with_vat = s.total_with_vat,
      due_date = case when s.total_with_vat > 0 then i.invoice_date + o.payment_term_days end,
      logo_file_id = o.logo_file_id,
      sender = jsonb_build_object('name', o.name, 'address', o.address,
        'postal_code', o.postal_code, 'city', o.city, 'kvk_number', o.kvk_number,
        'vat_number', o.vat_number, 'iban', o.iban, 'payment_term_days', o.payment_term_days,
        'language', o.language, 'accent_color', o.accent_color, 'footer', '', 'email', ''),
      payer = jsonb_build_object('kvk_number', '', 'oin', '', 'email', '', 'country', 'NL')
    from sums s, organisations o
    where s.invoice_id = i.id and o.id = i.organisation_id
    returning i.id, i.trajectory_id, i.invoice_number, i.billed_name, i.billed_address,
      i.due_date::text, i.total_with_vat::float8`.execute(db);
  return rows.toSorted((one, other) => one.id - other.id);
}

type Paid = Final & { paid_on: string };

const pay = (db: Db, organisation_id: number, { id, total_with_vat, paid_on }: Paid) =>
  db
    .insertInto('payments')
    .values({ organisation_id, invoice_id: id, amount: total_with_vat, paid_on })
    .execute();

/** A credit note over all of it. */
async function addCredit(db: Db, organisation_id: number, invoice: Final) {
  const { id: credits_id, trajectory_id, billed_name, billed_address } = invoice;
  const invoice_date = daysAgo(1);
  const note = await db
    .insertInto('invoices')
    .values({
      ...{ organisation_id, trajectory_id, credits_id, billed_name, billed_address, invoice_date },
      kind: 'credit',
      invoice_number: `C${invoice_date.slice(0, 4)}-0001`,
      declaration_reference: invoice.invoice_number,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into invoice_rows (organisation_id, invoice_id, invoice_product_id, product_name,
      count, unit_price, vat_percentage, vat_category)
    select organisation_id, ${note.id}, invoice_product_id, product_name, -count, unit_price,
      vat_percentage, vat_category
    from invoice_rows where invoice_id = ${credits_id}`.execute(db);
  await freeze(db, [note.id]);
  const sent_at = instantAgo(1);
  await db.updateTable('invoices').set({ sent_at }).where('id', '=', note.id).execute();
}

/** A statement with the rest of an invoice, whose number was forgotten, and with something else. */
async function addBank(db: Db, organisation_id: number, rest: Final) {
  const file = await db
    .insertInto('bank_files')
    .values({ organisation_id, name: 'afschrift.xml', lines: 2, fresh: 2 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const line = {
    organisation_id,
    bank_file_id: file.id,
    account: 'NL91ABNA0417164300',
    booked_on: daysAgo(1),
  };
  const { billed_name, total_with_vat: amount } = rest;
  const came = { key: 'demo-1', amount, name: billed_name ?? '', iban: 'NL20INGB0001234567' };
  const other = { key: 'demo-2', amount: 4_250, name: 'Energie Direct', iban: '' };
  await db
    .insertInto('bank_lines')
    .values([
      { ...line, ...came, description: 'Restant factuur' },
      { ...line, ...other, description: 'Teruggave voorschot' },
    ])
    .execute();
}
