import { temporaryFolder } from '../../files/openStorage.ts';
import { AppError } from '../../http/errors.ts';
import type { Settings } from '../../program/settings.ts';
import { withTimeout } from '../../program/withTimeout.ts';
import { openDestination } from './openDestination.ts';
import { type Why, whyOf } from './words.ts';

type Given = Pick<Settings, 'backup' | 's3' | 'DATA_DIR'>;

const patience = 5000;
const asked = new Map<string, Promise<void>>();

/**
 * Why nothing could be stored where the backups go; nothing where it could. A folder that hangs is not
 * asked again before it answers: every question occupies a thread, and there are few.
 */
export async function placeTrouble(
  { backup, ...where }: Given,
  open = openDestination,
  milliseconds = patience,
): Promise<Why | undefined> {
  if (!backup) return undefined;
  const silent: Why =
    'folder' in backup
      ? { key: 'backup.folder_away', values: { folder: backup.folder } }
      : { key: 'backup.bucket_away', values: { bucket: backup.bucket.bucket } };
  const { place, prove } = open(backup, temporaryFolder(where));
  const trying = asked.get(place) ?? prove().finally(() => asked.delete(place));
  asked.set(place, trying);
  return withTimeout(trying, milliseconds).then(
    () => undefined,
    (error) => (error instanceof AppError ? silent : whyOf(error)),
  );
}
