import { type Insertable, sql } from 'kysely';
import { isMe } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { wrongField } from '../../platform/http/errors.ts';
import type { FilledField } from './values.ts';

export type Key = { document_id: number; trajectory_id: number };
type NewFilled = Omit<Insertable<Tables['documents']>, 'fields'> & { fields: FilledField[] };

export const addFilled = (db: Db, { fields, ...values }: NewFilled) =>
  db
    .insertInto('documents')
    .values({ ...values, fields: sql<object>`${JSON.stringify(fields)}::jsonb` })
    .returning('id')
    .executeTakeFirstOrThrow();

type Wanted = Key & { organisation_id: number; user: User };

/**
 * One that is attached to another trajectory is about somebody else; until it is attached, only who
 * filled it in knows whom it is about.
 */
export async function findFilled(
  db: Db,
  { document_id, trajectory_id, organisation_id, user }: Wanted,
) {
  const document = await db
    .selectFrom('documents')
    .where('id', '=', document_id)
    .where('organisation_id', '=', organisation_id)
    .where(({ or, and, eb }) =>
      or([
        and([eb('trajectory_id', 'is', null), isMe(user, 'creator_id')]),
        eb('trajectory_id', '=', trajectory_id),
      ]),
    )
    .select(['name', 'contents', 'requires_approval', 'fields'])
    .executeTakeFirstOrThrow(unknownDocument);
  return { ...document, fields: document.fields as FilledField[] };
}

/** From then on it belongs to this trajectory, and to no other. */
export const attachFilled = (db: Db, { document_id, trajectory_id }: Key) =>
  db
    .updateTable('documents')
    .set({ trajectory_id })
    .where('id', '=', document_id)
    .where(({ or, eb }) =>
      or([eb('trajectory_id', 'is', null), eb('trajectory_id', '=', trajectory_id)]),
    )
    .returning('id')
    .executeTakeFirstOrThrow(unknownDocument);

const unknownDocument = () => wrongField('document_id', 'unknown_choice');

/** What was filled in, and in which template. */
export async function findMade(db: Db, document_id: number) {
  const made = await db
    .selectFrom('documents')
    .where('id', '=', document_id)
    .select(['document_template_id', 'fields'])
    .executeTakeFirst();
  return made && { ...made, fields: made.fields as FilledField[] };
}
