import type { Db } from '../../platform/database/db.ts';
import { deadLink } from '../../platform/http/errors.ts';
import { contact, sender } from '../approvals/approvals.service.ts';
import type { Row } from './write.queries.ts';

export const findGuest = (db: Db, id: number) =>
  db
    .selectFrom('appointment_guests as g')
    .innerJoin('appointments as a', 'a.id', 'g.appointment_id')
    .leftJoin('trajectories as t', 't.id', 'a.trajectory_id')
    .where('g.id', '=', id)
    .where('t.deleted_at', 'is', null)
    .select(['g.party', 'g.person_id', 'a.uid', 'a.trajectory_id'])
    .executeTakeFirstOrThrow(deadLink);

export const listRows = (db: Db, uid: string): Promise<Row[]> =>
  db
    .selectFrom('appointments')
    .where('uid', '=', uid)
    .orderBy('starts_at')
    .orderBy('id')
    .selectAll()
    .execute();

/** Who asked, and for which organisation. */
export const findContact = (db: Db, { owner_id, organisation_id }: Row) =>
  db
    .selectFrom('people as counselor')
    .innerJoin('organisations as organisation', (join) =>
      join.on('organisation.id', '=', organisation_id),
    )
    .leftJoin('profiles as phone', 'phone.person_id', 'counselor.id')
    .where('counselor.id', '=', owner_id)
    .select([sender.as('organisation'), contact.as('counselor')])
    .executeTakeFirstOrThrow(deadLink);

export async function markOpened(db: Db, linkId: number, opened_at: Date) {
  await db
    .updateTable('links')
    .set({ opened_at })
    .where('id', '=', linkId)
    .where('opened_at', 'is', null)
    .execute();
}
