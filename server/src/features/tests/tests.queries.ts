import type { Db } from '../../platform/database/db.ts';
import { ownedRows } from '../../platform/database/ownedRows.ts';
import { notFound } from '../../platform/http/errors.ts';

export const tests = ownedRows('tests', 'trajectory_id');

const testsOf = (db: Db, trajectoryId: number) =>
  db
    .selectFrom('tests')
    .where('trajectory_id', '=', trajectoryId)
    .select(['id', 'main_subject', 'sub_subject', 'date_taken', 'date_closed', 'price', 'version']);

export const listTests = (db: Db, trajectoryId: number) =>
  testsOf(db, trajectoryId).orderBy('date_taken', 'desc').orderBy('id', 'desc').execute();

export const getTest = (db: Db, trajectoryId: number, testId: number) =>
  testsOf(db, trajectoryId).where('id', '=', testId).executeTakeFirstOrThrow(notFound);
