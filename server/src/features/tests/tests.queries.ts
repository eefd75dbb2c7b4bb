import type { TestInput } from '@traject/contract/tests';
import type { Db } from '../../platform/database/db.ts';
import { staleVersion } from '../../platform/database/versionedUpdate.ts';
import { notFound } from '../../platform/http/errors.ts';

type Key = { trajectoryId: number; testId: number };

const testsOf = (db: Db, trajectoryId: number) =>
  db
    .selectFrom('tests')
    .where('trajectory_id', '=', trajectoryId)
    .select(['id', 'main_subject', 'sub_subject', 'date_taken', 'date_closed', 'price', 'version']);

export const listTests = (db: Db, trajectoryId: number) =>
  testsOf(db, trajectoryId).orderBy('date_taken', 'desc').orderBy('id', 'desc').execute();

export const getTest = (db: Db, { trajectoryId, testId }: Key) =>
  testsOf(db, trajectoryId).where('id', '=', testId).executeTakeFirstOrThrow(notFound);

export const lockTest = (db: Db, { trajectoryId, testId }: Key) =>
  db
    .selectFrom('tests')
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', testId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

export const addTest = (db: Db, test: TestInput & { trajectory_id: number }) =>
  db.insertInto('tests').values(test).returning('id').executeTakeFirstOrThrow();

export const setTest = (db: Db, testId: number, values: TestInput & { version: number }) =>
  db
    .updateTable('tests')
    .set(values)
    .where('id', '=', testId)
    .where('version', '=', values.version - 1)
    .returning('id')
    .executeTakeFirstOrThrow(staleVersion);

export const removeTest = (db: Db, { trajectoryId, testId }: Key) =>
  db
    .deleteFrom('tests')
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', testId)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);
