import type { Language } from '@traject/contract/common/languages';
import type { ImportInput } from '@traject/contract/imports';
import type { GroupScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { Uploaded } from '../../platform/http/uploads.ts';
import type { World } from '../../platform/program/world.ts';
import { checkAsked, type Prepared, prepare, runImport } from '../imports/imports.service.ts';
import { lockOpen, place } from './placing.ts';

type Call = {
  user: User;
  group: GroupScope;
  body: { invite: boolean };
  language: Language;
  uploaded: Uploaded;
};

/** Students of the group's diploma, whatever the file is called. */
const inputOf = ({ group, body }: Pick<Call, 'group' | 'body'>): ImportInput => ({
  kind: 'students',
  organisation_id: group.organisation_id,
  diploma_id: group.diploma_id,
  invite: body.invite,
});

/** Reading takes a while, so it does not hold a transaction open. */
export const preparing =
  (world: World) =>
  async ({ user, language, uploaded, ...call }: Call, db: Db) => {
    const input = inputOf(call);
    await checkAsked(db, input);
    if (!uploaded.file) throw unprocessable('file.missing');
    return prepare(world, db, { file: uploaded.file, input, language, user });
  };

type Run = Omit<Call, 'uploaded'> & { db: Db; before: Prepared };

export async function importInto(world: World, { db, before, ...call }: Run) {
  const { user, language, group } = call;
  const locked = await lockOpen(db, group);
  const input = inputOf(call);
  const asked = { prepared: before, input, language, user };
  const { person_ids: ids, ...result } = await runImport(world, db, asked);
  await place(db, locked, { part: 'student', ids });
  return result;
}
