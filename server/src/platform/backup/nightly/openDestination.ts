import type { BackupSettings } from '../../program/backupSettings.ts';
import { bucketDestination } from './bucketDestination.ts';
import type { Destination } from './destination.ts';
import { folderDestination } from './folderDestination.ts';

/** `spool`: a file that it may use while it works. */
export const openDestination = (backup: BackupSettings, spool: string): Destination =>
  'folder' in backup
    ? folderDestination(backup.folder)
    : bucketDestination(backup.bucket, { spool });
