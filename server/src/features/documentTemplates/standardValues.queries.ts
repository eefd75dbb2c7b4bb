import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

export type Known = Awaited<ReturnType<typeof knownOf>>;

/** Everything the standard tags can say about one trajectory. */
export const knownOf = (db: Db, trajectoryId: number) =>
  db
    .selectFrom('trajectories as t')
    .innerJoin('people as client', 'client.id', 't.client_id')
    .innerJoin('people as counselor', 'counselor.id', 't.counselor_id')
    .innerJoin('organisations as o', 'o.id', 't.organisation_id')
    .leftJoin('profiles as p', 'p.person_id', 't.client_id')
    .where('t.id', '=', trajectoryId)
    .where('t.deleted_at', 'is', null)
    .select(['client.name as client_name', 'client.first_name', 'client.last_name', 'client.email'])
    .select(['p.date_of_birth', 'p.address', 'p.address_number', 'p.address_number_suffix'])
    .select(['p.postal_code', 'p.city', 'p.phone_number', 'p.mobile_number'])
    .select(['t.contact_name', 't.contact_email', 't.contact_phone', 't.registration_date'])
    .select(['t.intake_date', 't.category', 't.length', 'counselor.name as counselor_name'])
    .select('counselor.email as counselor_email')
    .select(['o.name as organisation_name', 'o.language'])
    .executeTakeFirstOrThrow(notFound);
