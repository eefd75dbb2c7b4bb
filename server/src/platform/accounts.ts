import type { Db } from './db.ts';

type Person = { email: string; first_name: string; last_name: string };

/** In the language of the organisation; nothing when the address got an account in the meantime. */
export const addAccount = (db: Db, person: Person, organisation_id: number) =>
  db
    .insertInto('accounts')
    .values((eb) => ({
      ...person,
      language: eb
        .selectFrom('organisations')
        .where('id', '=', organisation_id)
        .select('language')
        .$asScalar()
        .$notNull(),
    }))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
