import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Language } from '@traject/contract/common/languages';
import { ZipFile } from 'yazl';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import type { FileAnswer, Files } from '../../platform/files/files.ts';
import { downloadHeaders } from '../../platform/files/headers.ts';
import { cleanName } from '../../platform/files/names.ts';
import { AppError } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { texts } from '../../texts.ts';
import { type ExportedFile, readPerson } from './exportPerson.queries.ts';
import { readable } from './readable.ts';

/** One zip: the files one after the other, then the data, with a note about each file. */
export async function exportPerson(
  { files, clock }: World,
  db: Db,
  { person, language }: { person: PersonScope; language: Language },
): Promise<FileAnswer> {
  const found = await readPerson(db, person);
  const asked = { exported_on: today(clock), language, ...found };
  const stream = async () => {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    fill(zip, output, { files, db, asked }).catch((error: Error) => output.destroy(error));
    return output;
  };
  return { status: 200, headers: headersOf(`gegevens-${person.id}-${today(clock)}.zip`), stream };
}

/** The length is known only once it is done. */
function headersOf(name: string) {
  const about = downloadHeaders({ name, mime: 'application/zip', size: 0 });
  const { 'content-length': _, 'accept-ranges': __, ...headers } = about;
  return headers;
}

type Asked = {
  exported_on: string;
  language: Language;
  data: Record<string, unknown[]>;
  files: ExportedFile[];
};
type Filling = { files: Files; db: Db; asked: Asked };

async function fill(zip: ZipFile, output: Readable, { files, db, asked }: Filling) {
  const listed: Record<string, unknown>[] = [];
  for (const file of asked.files) {
    const path = pathOf(file);
    const content = await contentOf(files, db, file.id);
    listed.push(content ? { ...file, path } : { ...file, missing: true });
    if (content) await addTo(zip, output, { path, content });
  }
  const { exported_on, data, language } = asked;
  const all = JSON.stringify({ exported_on, ...data, files: listed }, undefined, 2);
  zip.addBuffer(Buffer.from(all), 'gegevens.json');
  const kept = { exported_on, data: data as Record<string, Record<string, unknown>[]> };
  zip.addBuffer(
    Buffer.from(readable({ ...kept, files: listed }, language)),
    texts[language].words.rights.page,
  );
  zip.end();
}

/** The number keeps equal names apart. */
const pathOf = ({ id, name }: ExportedFile) => `bestanden/${id}-${cleanName(name) || 'bestand'}`;

/** Lost bytes are no reason to withhold the rest. */
async function contentOf(files: Files, db: Db, id: number) {
  const { stream } = await files.open(db, id);
  return stream().catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  });
}

/** Opens the next file when this one has been sent; a client that disconnects stops the reading. */
async function addTo(
  zip: ZipFile,
  output: Readable,
  { path, content }: { path: string; content: Readable },
) {
  const stop = () => content.destroy();
  output.once('close', stop);
  if (output.destroyed) stop();
  // Most of them are compressed already.
  zip.addReadStream(content, path, { compress: false });
  await finished(content);
  output.off('close', stop);
}
