import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { folderStorage } from '../../files/folderStorage.ts';
import { decryptInto } from '../encryption.ts';
import type { Manifest } from '../manifest.ts';
import { restore } from '../restore.ts';
import { countOf } from '../snapshot.ts';
import { inTransaction } from '../transaction.ts';
import type { Destination } from './destination.ts';
import { inScratch } from './scratch.ts';
import { removedAtExit } from './temporary.ts';
import { BackupTrouble, inFolder } from './words.ts';

type Checked = {
  destination: Destination;
  name: string;
  manifest: Manifest;
  /** The key of this run alone; nothing where it is not encrypted. */
  identity: string | undefined;
  dataDir: string;
};

/** Fetches a backup from where it is kept and restores it; fails where that is not what was made. */
export const checkBackup = (checked: Checked) =>
  inFolder(checked.dataDir, () =>
    inScratch(checked.dataDir, async ({ folder, url }) => {
      // Also when it is told to end halfway: it takes as much as everything that is kept.
      await using _ = removedAtExit(join(folder, 'files'));
      await using kept = removedAtExit(join(folder, 'archive.zip'));
      const archive = kept.path;
      await fetchInto(archive, checked);
      const storage = folderStorage(join(folder, 'files'));
      const { manifest: restored } = await restore(
        { url, storage, tmpDir: join(folder, 'tmp') },
        archive,
      );
      if (!isDeepStrictEqual(restored, checked.manifest))
        throw new BackupTrouble({ key: 'backup.other' });
      await compareRows(url, checked.manifest);
    }),
  );

const fetchInto = (path: string, { destination, name, identity, dataDir }: Checked) =>
  destination.read(name, (bytes) =>
    inFolder(dataDir, async () =>
      identity
        ? decryptInto(path, bytes, [identity])
        : pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 })),
    ),
  );

/** Once more, from outside the restore, with everything in place. */
const compareRows = (url: string, { tables }: Manifest) =>
  inTransaction(url, async ({ run }) => {
    for (const table of tables) {
      const found = await countOf(run, table);
      const values = { table: table.name, rows: table.rows, found };
      if (found !== table.rows) throw new BackupTrouble({ key: 'backup.rows', values });
    }
  });
