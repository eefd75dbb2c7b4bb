import type { Db } from '../../platform/database/db.ts';

type Person = {
  organisation_id: number;
  email: string;
  first_name: string;
  last_name: string;
  /** Somebody who recorded a client, and sees them while there is no trajectory. */
  added_by?: number;
};

/**
 * An organisation's record of somebody, in its own language; nothing when it got one with this
 * address in the meantime. Whether the address is known elsewhere must not show.
 */
export const addPerson = (db: Db, person: Person) =>
  db
    .insertInto('people')
    .values((eb) => ({
      ...person,
      language: eb
        .selectFrom('organisations')
        .where('id', '=', person.organisation_id)
        .select('language')
        .$asScalar()
        .$notNull(),
    }))
    .onConflict((conflict) => conflict.columns(['organisation_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
