import { join } from 'node:path';
import type { Settings } from '../program/settings.ts';
import { folderStorage } from './folderStorage.ts';
import { s3Storage } from './s3Storage.ts';
import type { Storage } from './storage.ts';

type Where = Pick<Settings, 's3' | 'DATA_DIR'>;

export const openStorage = ({ s3, DATA_DIR }: Where): Storage =>
  s3 ? s3Storage(s3) : folderStorage(join(DATA_DIR, 'files'));

/** Where a file waits until it is stored. */
export const temporaryFolder = ({ DATA_DIR }: Where) => join(DATA_DIR, 'tmp');
