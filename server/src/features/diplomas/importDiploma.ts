import { randomUUID } from 'node:crypto';
import { recordEvent } from '../../platform/audit/events.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/http/errors.ts';
import { counted } from '../../platform/mail/letter.ts';
import { readBytes } from './readFile.ts';
import { saveDiploma } from './saveDiploma.ts';

type Given = {
  bytes: Uint8Array /** The name or the id of one. */;
  organisation?: string | undefined;
  /** Which of the qualifications in a dossier, by its number in the register. */
  qualification?: string | undefined;
};
type Said = { done: boolean; lines: string[] };

/** Does `npm run import:diploma`: imports all of a file or none, and says what happened. */
export async function importDiploma(db: Db, given: Given): Promise<Said> {
  const { bytes, organisation, qualification } = given;
  const read = await readBytes(Buffer.from(bytes), { language: 'en', qualification });
  if ('errors' in read)
    return refused(
      ...read.errors.map(({ line, message }) => `Line ${line}: ${message}`),
      'Nothing was imported.',
    );
  if (!read.diploma) return refused(...whichQualification(read.qualifications));
  const places = await db
    .selectFrom('organisations')
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  const [place, another] = places.filter((one) => isMeant(one, organisation));
  if (!place || another) return refused(...whichOne(places, organisation));
  const { diploma } = read;
  try {
    await db.transaction().execute(async (tx) => {
      const { id } = await saveDiploma(tx, place.id, diploma);
      const about = { action: 'diplomas.import', organisation_id: place.id, record: { id } };
      await recordEvent(tx, { ...about, request_id: randomUUID() });
    });
  } catch (error) {
    if (error instanceof AppError) return refused(...error.say('en'));
    throw error;
  }
  const processes = diploma.core_tasks.flatMap(({ work_processes }) => work_processes);
  const counts = [
    counted(diploma.core_tasks.length, 'core task', 'core tasks'),
    counted(processes.length, 'work process', 'work processes'),
  ].join(', ');
  const lines = [`Imported ${diploma.title} (${diploma.level}) for ${place.name}: ${counts}.`];
  return { done: true, lines };
}

const refused = (...lines: string[]): Said => ({ done: false, lines });

type Place = { id: number; name: string };

/** A single organisation need not be named. */
const isMeant = ({ id, name }: Place, asked: string | undefined) =>
  asked === undefined || asked === String(id) || asked.toLowerCase() === name.toLowerCase();

const whichQualification = (found: { code: string; title: string }[]) => [
  'This dossier has several qualifications. Say which one, with -- --qualification CODE:',
  ...found.map(({ code, title }) => `  ${code}  ${title}`),
];

function whichOne(places: Place[], asked: string | undefined) {
  if (places.length === 0) return ['There is no organisation yet; make one first.'];
  const list = places.map(({ id, name }) => `  ${id}  ${name}`);
  const why = asked === undefined ? '' : `‘${asked}’ is not one of them, or more than one. `;
  return [`${why}Say for which organisation, with -- --organisation NAME_OR_ID:`, ...list];
}
