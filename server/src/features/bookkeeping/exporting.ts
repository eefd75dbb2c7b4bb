import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat } from '@traject/contract/bookkeeping';
import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../../platform/database/db.ts';
import type { FileAnswer } from '../../platform/files/files.ts';
import { downloadHeaders } from '../../platform/files/headers.ts';
import { temporaryPrefix } from '../../platform/files/receive.ts';
import { xlsxOf } from '../../platform/files/xlsx.ts';
import { unavailable } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import { limitConcurrency } from '../../platform/program/concurrency.ts';
import type { World } from '../../platform/program/world.ts';
import { texts } from '../../texts.ts';
import { auditOf } from './auditExport.ts';
import type { Period } from './entries.queries.ts';
import { csvOfTable, tableOf, widths } from './exportTable.ts';

/** Each is many thousands of rows: one at a time. */
const oneByOne = limitConcurrency(1, { waiting: 20, otherwise: unavailable });

const mimes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xaf: 'application/xml',
};

type Asked = { period: Period; format: ExportFormat; language: Language; by: number };

/**
 * The books of a period as they are at one moment, written to a file first: whatever goes wrong is
 * said, and no connection waits for whoever downloads it slowly.
 */
export const exportBooks = (world: World, db: Db, asked: Asked): Promise<FileAnswer> =>
  oneByOne(async () => {
    const { period, format, language } = asked;
    const path = join(world.tmpDir, `${temporaryPrefix}${randomUUID()}`);
    await mkdir(world.tmpDir, { recursive: true, mode: 0o700 });
    try {
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((tx) => write(tx, path, { ...asked, created_on: today(world.clock) }));
      const file = await open(path);
      const { size } = await file.stat();
      const { title } = texts[language].words.bookkeeping;
      const name = `${title} ${period.from} ${period.to}.${format}`;
      const headers = downloadHeaders({ name, mime: mimes[format], size });
      return { status: 200, headers, stream: file.createReadStream() };
    } finally {
      await rm(path, { force: true });
    }
  }, asked.by);

type Written = Asked & { created_on: string };

async function write(db: Db, path: string, { period, format, language, created_on }: Written) {
  const { title } = texts[language].words.bookkeeping;
  const pieces = {
    csv: () => Readable.from(csvOfTable(tableOf(db, period, language))),
    xlsx: () => xlsxOf(tableOf(db, period, language), { name: title, widths }),
    xaf: () => Readable.from(auditOf(db, period, created_on)),
  };
  await pipeline(pieces[format](), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}
