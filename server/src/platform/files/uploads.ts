import { Readable } from 'node:stream';
import type { FileKind } from '@traject/contract/common/fileKinds';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { withinAll } from '../database/wall.ts';
import { AppError, notFound, unavailable, unprocessable } from '../http/errors.ts';
import { limitConcurrency } from '../program/concurrency.ts';
import type { World } from '../program/world.ts';
import { cleanName } from './names.ts';
import { extensionIn, type Received, receiveFile, wrongType } from './receive.ts';

/** What may come in parts, and how much of it: a film may be larger. */
export type UploadRules = {
  kinds: readonly FileKind[];
  megabytes: { video: number; other: number };
};
type Owner = { organisation_id: number; person_id: number };
type Key = { person_id: number; id: number };

/** Somebody who begins another gives up their oldest: a phone that broke down never ends its own. */
const mostOpen = 3;
const day = 86_400_000;
const megabyte = 1024 * 1024;

const mostOf = (name: string, { megabytes }: UploadRules) =>
  extensionIn(['video'], name).extension ? megabytes.video : megabytes.other;

export async function beginUpload(
  db: Db,
  rules: UploadRules,
  { name: given, size, now, ...owner }: Owner & { name: string; size: number; now: Date },
) {
  const name = cleanName(given);
  const { extension, types } = extensionIn(rules.kinds, name);
  if (!extension) throw wrongType(types, name);
  const megabytes = mostOf(name, rules);
  if (size > megabytes * megabyte) throw unprocessable('file.size', { megabytes, name });
  const row = { ...owner, name, size, begun_at: now };
  const { id } = await db
    .insertInto('uploads')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`delete from uploads where person_id = ${owner.person_id} and id not in (
    select id from uploads where person_id = ${owner.person_id}
    order by id desc limit ${mostOpen})`.execute(db);
  return { id, size, received: 0 };
}

export async function stateOf(db: Db, key: Key) {
  const { name: _, ...state } = await uploadRow(db, key).executeTakeFirstOrThrow(notFound);
  return state;
}

const uploadRow = (db: Db, { person_id, id }: Key) =>
  db
    .selectFrom('uploads as u')
    .where('u.id', '=', id)
    .where('u.person_id', '=', person_id)
    .select(['u.id', 'u.name', 'u.size'])
    .select(
      sql<number>`(select coalesce(sum(f.size), 0)::integer from upload_parts p
        join files f on f.id = p.file_id where p.upload_id = u.id)`.as('received'),
    );

type Part = Owner & { id: number; position: number; file: Received };

/** Parts come in order; one that is there already may come again after a lost answer. */
export async function addPart({ files }: World, db: Db, { position, file, ...key }: Part) {
  await lockUpload(db, key);
  const { size, received } = await stateOf(db, key);
  if (position < received) return stateOf(db, key);
  if (position > received || position + file.size > size) throw unprocessable('upload.order');
  const { organisation_id, person_id: uploader_id, id: upload_id } = key;
  const { id: file_id } = await files.store(db, file, { organisation_id, uploader_id });
  const part = { organisation_id, upload_id, position, file_id };
  await db.insertInto('upload_parts').values(part).execute();
  return stateOf(db, key);
}

const lockUpload = (db: Db, { person_id, id }: Key) =>
  db
    .selectFrom('uploads')
    .where('id', '=', id)
    .where('person_id', '=', person_id)
    .select('id')
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

/** A whole class may finish at once, and each is a large file that waits on this disk. */
const inTurn = limitConcurrency(2, { waiting: 60, otherwise: unavailable });

/**
 * The parts as one file, checked as if it had come at once; nothing when there is no such upload,
 * or not all of it yet.
 */
export async function assemble(world: World, db: Db, asked: Key & { rules: UploadRules }) {
  const { rules, ...key } = asked;
  const found = await uploadRow(db, key).executeTakeFirst();
  if (!found || found.received < found.size) return undefined;
  const { name: filename } = found;
  const parts = await db
    .selectFrom('upload_parts')
    .where('upload_id', '=', found.id)
    .orderBy('position')
    .select('file_id')
    .execute();
  async function* bytes() {
    for (const { file_id } of parts) {
      const { stream } = await world.files.open(db, file_id);
      yield* await stream();
    }
  }
  const { kinds } = rules;
  const receiving = { kinds, tmpDir: world.tmpDir, megabytes: mostOf(filename, rules) };
  const whole = await inTurn(() =>
    receiveFile({ file: Readable.from(bytes()), filename }, receiving),
  );
  await refuseInfected(world, db, key, whole);
  return whole;
}

/** Of a file with a virus no part stays either. */
async function refuseInfected({ files }: World, db: Db, key: Key, whole: Received) {
  try {
    await files.check(whole);
  } catch (error) {
    await files.discard(whole);
    if (error instanceof AppError && error.noted) await endUpload(db, key);
    throw error;
  }
}

/** It has become a file; whoever comes second finds nothing. */
export async function endUpload(db: Db, { person_id, id }: Key) {
  const ended = await db
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('person_id', '=', person_id)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw unprocessable('upload.gone');
}

export const dropOldHourly = (world: World) =>
  world.jobs.define('uploads-drop', { cron: '23 * * * *', retryLimit: 2 }, () =>
    dropOldUploads(world),
  );

/** What was begun and never ended goes after a day. */
export async function dropOldUploads({ db, clock }: World) {
  const everywhere = await withinAll(db);
  const since = new Date(clock().getTime() - day);
  await everywhere.deleteFrom('uploads').where('begun_at', '<', since).execute();
}
