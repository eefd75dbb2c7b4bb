import type { MoveInput } from '@traject/contract/groups';
import type { GroupScope } from '../../platform/access/scope.ts';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { nextVersion } from '../../platform/database/versionedUpdate.ts';
import { refuseTaken, wrongField } from '../../platform/http/errors.ts';
import type { Clock } from '../../platform/program/clock.ts';
import { groupRows, type LockedGroup, lockGroup, lockGroups } from './groups.queries.ts';
import { copyTeachers, partsOf, removeStudents } from './people.queries.ts';
import { placeStudents } from './placing.ts';

export const nameTaken = refuseTaken('group.name_taken');

type By = { self: Self; clock: Clock };

/** Students stay in the group that they leave if it is archived, so that it tells who was there. */
export async function moveStudents(
  db: Db,
  scope: GroupScope,
  { by, ...input }: MoveInput & { by: By },
) {
  const { student_ids, archive } = input;
  const [from, to] = await bothOf(db, scope, input);
  const there = await partsOf(db, from.id, student_ids);
  const students = there.filter(({ part }) => part === 'student');
  if (students.length < new Set(student_ids).size)
    throw wrongField('student_ids', 'unknown_choice');
  const ids = students.map(({ person_id }) => person_id);
  await placeStudents(db, to, ids);
  if (archive && !from.archived_at)
    await groupRows.save(db, from.id, { archived_at: by.clock(), ...nextVersion(from, by) });
  else if (!from.archived_at) await removeStudents(db, from.id, ids);
  return { group_id: to.id, moved: ids.length };
}

/** The group that they leave, and the one where they go. */
async function bothOf(
  db: Db,
  scope: GroupScope,
  { to_group_id, to_group }: Pick<MoveInput, 'to_group_id' | 'to_group'>,
): Promise<[LockedGroup, LockedGroup]> {
  if (to_group) {
    const from = await lockGroup(db, scope);
    const { organisation_id, diploma_id } = from;
    const { id } = await groupRows
      .add(db, organisation_id, { ...to_group, diploma_id })
      .catch(nameTaken);
    await copyTeachers(db, from.id, id);
    return [from, await lockGroup(db, { ...scope, id })];
  }
  const locked = await lockGroups(db, scope.organisation_id, [scope.id, to_group_id ?? 0]);
  const from = locked.find(({ id }) => id === scope.id);
  const to = locked.find(({ id, archived_at }) => id !== scope.id && !archived_at);
  if (!from || !to) throw wrongField('to_group_id', 'unknown_choice');
  return [from, to];
}
