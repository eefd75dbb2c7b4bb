import { temporaryFolder } from '../../files/openStorage.ts';
import { AppError } from '../../http/errors.ts';
import type { Settings } from '../../program/settings.ts';
import { withTimeout } from '../../program/withTimeout.ts';
import { openDestination } from './openDestination.ts';
import { type Why, whyOf } from './words.ts';

type Given = Pick<Settings, 'backup' | 's3' | 'DATA_DIR'>;

const patience = 5000;

/** Why nothing could be stored where the backups go; nothing where it could. */
export async function placeTrouble({ backup, ...where }: Given): Promise<Why | undefined> {
  if (!backup) return undefined;
  const silent: Why =
    'folder' in backup
      ? { key: 'backup.folder_away', values: { folder: backup.folder } }
      : { key: 'backup.bucket_away', values: { bucket: backup.bucket.bucket } };
  const trying = openDestination(backup, temporaryFolder(where)).prove();
  return withTimeout(trying, patience).then(
    () => undefined,
    (error) => (error instanceof AppError ? silent : whyOf(error)),
  );
}
