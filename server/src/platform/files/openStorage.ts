import { join } from 'node:path';
import type { Db } from '../database/db.ts';
import type { Settings } from '../program/settings.ts';
import { folderStorage } from './folderStorage.ts';
import { guardStorage } from './guardStorage.ts';
import { s3Storage } from './s3Storage.ts';
import type { Storage } from './storage.ts';

type Where = Pick<Settings, 's3' | 'DATA_DIR'>;

export const openStorage = ({ s3, DATA_DIR }: Where): Storage =>
  s3 ? s3Storage(s3) : folderStorage(join(DATA_DIR, 'files'));

/** How long a bucket is taken to be what it was; a folder is looked at before each write. */
const freshFor = 5000;

/** Of this database, and refused once it no longer is. */
export const openOwnStorage = (where: Where, db: Db) =>
  guardStorage(openStorage(where), db, where.s3 ? freshFor : 0);

/** Where a file waits until it is stored. */
export const temporaryFolder = ({ DATA_DIR }: Where) => join(DATA_DIR, 'tmp');
