import type { Language } from '@traject/contract/common/languages';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import type { FileAnswer } from '../../platform/files/files.ts';
import { cleanName } from '../../platform/files/names.ts';
import { type Zip, zipAnswer } from '../../platform/files/zip.ts';
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
  const opened = await files.openEach(
    db,
    found.files.map(({ id }) => id),
  );
  const asked = { exported_on: today(clock), language, ...found, opened };
  return zipAnswer(`gegevens-${person.id}-${today(clock)}`, (zip) => fill(zip, asked));
}

type Asked = {
  exported_on: string;
  language: Language;
  data: Record<string, unknown[]>;
  files: ExportedFile[];
  opened: Awaited<ReturnType<World['files']['openEach']>>;
};

async function fill(zip: Zip, { exported_on, data, language, files, opened }: Asked) {
  const listed: Record<string, unknown>[] = [];
  for (const file of files) {
    const path = pathOf(file);
    const open = opened.get(file.id);
    const isThere = open && (await zip.addFile(path, open));
    // What is there and cannot be opened says why itself, by its `scan`.
    const left_out = opened.has(file.id) && !open ? { left_out: true } : { missing: true };
    listed.push(isThere ? { ...file, path } : { ...file, ...left_out });
  }
  const all = JSON.stringify({ exported_on, ...data, files: listed }, undefined, 2);
  zip.add('gegevens.json', Buffer.from(all));
  const kept = { exported_on, data: data as Record<string, Record<string, unknown>[]> };
  const page = readable({ ...kept, files: listed }, language);
  zip.add(texts[language].words.rights.page, Buffer.from(page));
}

/** The number keeps equal names apart. */
const pathOf = ({ id, name }: ExportedFile) => `bestanden/${id}-${cleanName(name) || 'bestand'}`;
