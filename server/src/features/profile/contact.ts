import type { Language } from '@traject/contract/common/languages';
import { type OwnDetails, ownContact } from '@traject/contract/common/ownPage';
import { sql } from 'kysely';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { lockProfile } from '../people/people.service.ts';
import { setProfile } from './profile.queries.ts';

const fields = Object.keys(ownContact.shape) as (keyof typeof ownContact.shape)[];

/** Where somebody lives and can be called, and nothing else about them. */
export const getContact = (db: Db, personId: number): Promise<OwnDetails> =>
  db
    .selectFrom('people as a')
    .leftJoin('profiles as p', 'p.person_id', 'a.id')
    .where('a.id', '=', personId)
    .select(['a.name', ...fields])
    .select((eb) => [
      eb('picture_file_id', 'is not', null).$castTo<boolean>().as('has_profile_picture'),
      eb.fn.coalesce('p.version', sql<number>`1`).as('version'),
    ])
    .executeTakeFirstOrThrow(notFound);

type Change = {
  self: Pick<Self, 'id'>;
  given: { version?: number | undefined };
  language: Language;
};

/** Somebody's own, by themselves. */
export async function changeContact({ clock }: World, db: Db, { self, given, language }: Change) {
  const kept = await lockProfile(db, self.id);
  const stored = { ...(await getContact(db, self.id)), ...kept };
  const by = { self, language, clock };
  await setProfile(
    db,
    self.id,
    await versionedUpdate(db, { stored, given, rules: ownContact, by }),
  );
  return getContact(db, self.id);
}
