import type { PageQuery } from '@traject/contract/common/page';
import type { PastImport } from '@traject/contract/imports';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import { metaOf } from '../../platform/http/page.ts';
import type { World } from '../../platform/program/world.ts';
import { lockOrganisation } from '../people/people.service.ts';
import { countImports, findImport, findImports, type Shown } from './past.queries.ts';
import * as undo from './undo.queries.ts';

export async function listImports(db: Db, organisation_id: number, query: PageQuery) {
  const [rows, total] = await Promise.all([
    findImports(db, organisation_id, query),
    countImports(db, organisation_id),
  ]);
  return { data: rows.map(inWords), meta: metaOf(query, { total }, rows.length) };
}

/** As if it had never happened; anything that came after it prevents this. */
export async function undoImport({ clock }: World, db: Db, undone: undo.Undone) {
  await lockOrganisation(db, undone.organisation_id);
  const done = await undo.lockImport(db, undone);
  if (done.undone_at) throw unprocessable('import.undone');
  await undo.lockPeople(db, undone.id);
  const hanging = await undo.findHanging(db, undone.id, done);
  if (hanging) throw unprocessable('import.hanging', hanging);
  await undo.takeBack(db, undone.id, done);
  await undo.forget(db, undone, clock());
  await undo.setUndone(db, undone.id, clock());
  return inWords(await findImport(db, undone.organisation_id, undone.id));
}

const inWords = ({ imported_at, undone_at, kind, ...rest }: Shown): PastImport => ({
  ...rest,
  kind: kind as PastImport['kind'],
  imported_at: imported_at.toISOString(),
  undone_at: undone_at?.toISOString() ?? null,
});
