import type { Language } from '@traject/contract/common/languages';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { organisationsFor } from '../../platform/access.ts';
import type { Db } from '../../platform/db.ts';
import type { User } from '../../platform/session.ts';

export const organisationsOf = (db: Db, user: User) =>
  db
    .selectFrom('organisations')
    .where('id', 'in', organisationsFor(user, 'reference'))
    .select(['id', 'name'])
    .orderBy('name')
    .execute();

/** Of the caller's organisations, or one of them; the caller, when a counselor, comes first. */
export const counselorsOf = (db: Db, user: User, organisation_id?: number) =>
  db
    .selectFrom('accounts')
    .where('deactivated_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships')
          .whereRef('memberships.account_id', '=', 'accounts.id')
          .where('account_type', '=', 'counselor')
          .where('organisation_id', 'in', organisationsFor(user, 'reference'))
          .$if(!!organisation_id, (query) =>
            query.where('organisation_id', '=', organisation_id ?? 0),
          )
          .select('account_id'),
      ),
    )
    .select(['id', 'name'])
    .orderBy((eb) => eb('id', '=', user.id), 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute();

export const statesIn = (language: Language) =>
  trajectoryStates.map(({ id, code, [language]: name }) => ({ id, code, name }));

export const workingAreas = (db: Db) =>
  db
    .selectFrom('working_areas')
    .where('archived', '=', false)
    .select(['id', 'name'])
    .orderBy('name')
    .execute();

export const studyLevels = (db: Db) =>
  db
    .selectFrom('study_levels')
    .where('archived', '=', false)
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The one that asks for a name of its own stands last. */
export const studies = (db: Db) =>
  db
    .selectFrom('studies')
    .where('archived', '=', false)
    .select(['id', 'name', 'requires_custom_name'])
    .orderBy('requires_custom_name')
    .orderBy('name')
    .execute();

export const fileTypes = (db: Db) =>
  db
    .selectFrom('file_types')
    .where('archived', '=', false)
    .select(['id', 'name', 'code'])
    .orderBy('position')
    .orderBy('id')
    .execute();

export const fileActions = (db: Db) =>
  db
    .selectFrom('file_actions')
    .where('archived', '=', false)
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('id')
    .execute();
