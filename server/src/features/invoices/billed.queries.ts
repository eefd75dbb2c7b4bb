import type { EInvoiceForm } from '@traject/contract/invoices';
import type { Db } from '../../platform/database/db.ts';

/** Who is billed by default: the client, at home. */
export async function billedClient(db: Db, client_id: number) {
  const client = await db
    .selectFrom('people')
    .leftJoin('profiles', 'profiles.person_id', 'people.id')
    .where('people.id', '=', client_id)
    .select(['people.name', 'address', 'address_number', 'address_number_suffix'])
    .select(['postal_code', 'city'])
    .executeTakeFirstOrThrow();
  const street = joined([client.address, client.address_number, client.address_number_suffix]);
  const place = joined([client.postal_code, client.city]);
  return { billed_name: client.name, billed_address: [street, place].filter(Boolean).join('\n') };
}

/** Who was billed on the last invoice of this trajectory. */
export async function lastBilled(db: Db, trajectory_id: number) {
  const last = await db
    .selectFrom('invoices')
    .where('trajectory_id', '=', trajectory_id)
    .where('billed_name', 'is not', null)
    .orderBy('id', 'desc')
    .select(['billed_name', 'billed_address', 'billed_vat_number', 'payer_id', 'payer_reference'])
    .select(({ ref }) => ref('e_invoice').$castTo<EInvoiceForm>().as('e_invoice'))
    .executeTakeFirst();
  return (
    last && {
      ...last,
      billed_name: last.billed_name ?? '',
      billed_address: last.billed_address ?? '',
      billed_vat_number: last.billed_vat_number ?? '',
    }
  );
}

const joined = (parts: (string | null)[]) => parts.filter(Boolean).join(' ');
