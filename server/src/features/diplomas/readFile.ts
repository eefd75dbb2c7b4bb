import { readFile } from 'node:fs/promises';
import type { Language } from '@traject/contract/common/languages';
import { readPdfLines } from '../../platform/reading/readPdfLines.ts';
import { readXlsx } from '../../platform/reading/xlsx/readXlsx.ts';
import { sentence } from '../../platform/texts/texts.ts';
import { checkDiploma, type DiplomaFile, type Mistake } from './diplomaFile.ts';
import { readDiploma } from './readDiploma.ts';
import { mostRows, readDiplomaTable } from './readDiplomaTable.ts';
import { type Dossier, readDossier } from './readDossier.ts';

type Asked = {
  path: string;
  language: Language;
  /** Which of the qualifications in a dossier, by its number in the register. */
  qualification?: string | undefined;
};
type Heads = { code: string; title: string; level: string }[];
/** Of a dossier with several qualifications one is chosen before there is a diploma. */
export type FileRead = { qualifications: Heads } & (
  | { diploma: DiplomaFile | null }
  | { errors: Mistake[] }
);

/** Reads an uploaded diploma file in a thread of its own. */
export const read = async ({ path, ...asked }: Asked) => readBytes(await readFile(path), asked);

export async function readBytes(bytes: Buffer, asked: Choice): Promise<FileRead> {
  const { language } = asked;
  const opening = bytes.toString('latin1', 0, 5);
  if (opening === '%PDF-') return chosenFrom(await dossierIn(bytes), asked);
  if (!opening.startsWith('PK')) return { qualifications: [], ...readDiploma(bytes, language) };
  const rows = await readXlsx(bytes);
  const table = rows.slice(0, mostRows).map(({ row, cells }) => ({ line: row, cells }));
  return { qualifications: [], ...readDiplomaTable(table, language) };
}

const dossierIn = async (bytes: Buffer) => readDossier((await readPdfLines(bytes)) ?? []);

function chosenFrom({ qualifications }: Dossier, { language, qualification }: Choice): FileRead {
  const heads = qualifications.map(({ code, title, level }) => ({ code, title, level }));
  if (heads.length === 0) {
    const message = sentence(language, 'diploma.no_dossier');
    return { qualifications: [], errors: [{ line: 1, message }] };
  }
  const only = qualifications.length === 1 ? qualifications[0] : undefined;
  const chosen = qualifications.find(({ code }) => code === qualification) ?? only;
  if (!chosen) return { qualifications: heads, diploma: null };
  const { part, ...value } = chosen;
  const nameOf = (path: readonly PropertyKey[]) => placeIn(chosen, path);
  return { qualifications: heads, ...checkDiploma({ value, lineOf: () => 1, nameOf }, language) };
}

type Choice = Omit<Asked, 'path'>;

/** The code in the dossier says where to look better than the line of a page does. */
function placeIn({ core_tasks }: Dossier['qualifications'][number], path: readonly PropertyKey[]) {
  const task = core_tasks[Number(path[1])];
  return task?.work_processes[Number(path[3])]?.code ?? task?.code ?? String(path[0]);
}
