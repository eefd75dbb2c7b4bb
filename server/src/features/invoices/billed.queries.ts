import type { Db } from '../../platform/db.ts';

/** Whom an invoice goes to when nobody says otherwise: the client, where the client lives. */
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

const joined = (parts: (string | null)[]) => parts.filter(Boolean).join(' ');
