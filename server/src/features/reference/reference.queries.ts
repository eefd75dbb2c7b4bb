import type { ActionCode } from '@traject/contract/common/fileActions';
import type { Language } from '@traject/contract/common/languages';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { sql } from 'kysely';
import { isMe, organisationsFor } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { texts } from '../../texts.ts';
import { isOffered, type List } from './choices.ts';

export const organisationsOf = (db: Db, user: User) =>
  db
    .selectFrom('organisations')
    .where('id', 'in', organisationsFor(user, 'reference'))
    .select(['id', 'name'])
    .orderBy('name')
    .execute();

/** Of the caller's organisations, or one of them; a caller who is a counselor comes first. */
export const counselorsOf = (db: Db, user: User, organisation_id?: number) =>
  db
    .selectFrom('people')
    .where('deactivated_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships')
          .whereRef('memberships.person_id', '=', 'people.id')
          .where('account_type', '=', 'counselor')
          .where('organisation_id', 'in', organisationsFor(user, 'invoicing'))
          .$if(!!organisation_id, (query) =>
            query.where('organisation_id', '=', organisation_id ?? 0),
          )
          .select('person_id'),
      ),
    )
    .select(['id', 'name'])
    .orderBy(isMe(user, 'people.id'), 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute();

export const statesIn = (language: Language) =>
  trajectoryStates.map(({ id, code }) => ({ id, code, name: texts[language].states[code] }));

export const workingAreas = (db: Db, organisations: number[]) =>
  db
    .selectFrom('working_areas as item')
    .where(isOffered('working_areas', organisations))
    .select(['item.id', 'item.name'])
    .orderBy('item.name')
    .execute();

export const studyLevels = (db: Db, organisations: number[]) =>
  db
    .selectFrom('study_levels as item')
    .where(isOffered('study_levels', organisations))
    .select(['item.id', 'item.name'])
    .orderBy(placeOf('study_levels', organisations))
    .orderBy('item.id')
    .execute();

/** The one that asks for a name of its own comes last. */
export const studies = (db: Db, organisations: number[]) =>
  db
    .selectFrom('studies as item')
    .where(isOffered('studies', organisations))
    .select(['item.id', 'item.name', 'item.requires_custom_name'])
    .orderBy('item.requires_custom_name')
    .orderBy('item.name')
    .execute();

export const fileTypes = (db: Db, organisations: number[]) =>
  db
    .selectFrom('file_types as item')
    .where(isOffered('file_types', organisations))
    .select(['item.id', 'item.name', 'item.code'])
    .orderBy(placeOf('file_types', organisations))
    .orderBy('item.id')
    .execute();

export const fileActions = (db: Db, organisations: number[]) =>
  db
    .selectFrom('file_actions as item')
    .where(isOffered('file_actions', organisations))
    .select(['item.id', 'item.name'])
    .select(sql<ActionCode | null>`meaning_of_action(item.id)`.as('code'))
    .orderBy(placeOf('file_actions', organisations))
    .orderBy('item.id')
    .execute();

/** The position given by the first organisation that arranged it. */
const placeOf = (list: List, organisations: number[]) =>
  sql<number>`coalesce((
    select p.position from reference_places p
    where p.list = ${list} and p.item_id = item.id
      and p.organisation_id = any(${organisations}::integer[]) and p.position is not null
    order by p.organisation_id limit 1), item.position)`;
