import { type GroupPart, mostInGroup } from '@traject/contract/groups';
import type { GroupScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable, wrongField } from '../../platform/http/errors.ts';
import { enrolStudents, studentsAt } from '../diplomas/diplomas.service.ts';
import { type LockedGroup, lockGroup } from './groups.queries.ts';
import * as people from './people.queries.ts';

type Somebody = { person_id: number; part: GroupPart };

export async function placePerson(db: Db, scope: GroupScope, { person_id, part }: Somebody) {
  const group = await lockOpen(db, scope);
  const ids = await people.lockFitting(db, scope.organisation_id, { part, ids: [person_id] });
  if (ids.length === 0) throw wrongField('person_id', 'unknown_choice');
  if (part === 'student') await placeStudents(db, group, ids);
  else await place(db, group, { part, ids });
}

/** Everybody on a pasted list, or nobody. */
export async function placePasted(db: Db, scope: GroupScope, emails: string) {
  const group = await lockOpen(db, scope);
  const ids = await studentsAt(db, scope.organisation_id, emails);
  const added = await placeStudents(db, group, ids);
  return { added, already: ids.length - added };
}

/** In the group and enrolled in its diploma; returns how many were not in the group yet. */
export async function placeStudents(db: Db, group: LockedGroup, ids: number[]) {
  const { diploma_id: id, diploma_archived: archived, organisation_id } = group;
  await enrolStudents(db, { id, archived, organisation_id }, ids);
  return place(db, group, { part: 'student', ids });
}

/** The group is locked, so it cannot grow past its bound by two at once. */
export async function place(
  db: Db,
  group: LockedGroup,
  placed: { part: GroupPart; ids: number[] },
) {
  const added = await people.addPeople(db, group, placed);
  const there = await people.partsOf(db, group.id, placed.ids);
  if (there.some(({ part }) => part !== placed.part)) throw unprocessable('group.other_part');
  if ((await people.countPeople(db, group.id)) > mostInGroup)
    throw unprocessable('group.too_many', { most: mostInGroup });
  return added;
}

export async function lockOpen(db: Db, scope: GroupScope) {
  const group = await lockGroup(db, scope);
  if (group.archived_at) throw unprocessable('group.archived');
  return group;
}
