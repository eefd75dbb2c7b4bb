import type { Db } from '../platform/database/db.ts';
import { instantAgo } from './days.ts';
import { type Outside, storeFiles } from './storePapers.ts';

type Shown = {
  /** The place of the work process in the diploma. */
  process: number;
  days: number;
  title: string;
  what?: string;
  how?: string;
  learned?: string;
  url?: string;
  file?: { file: string; name: string };
};

/** What the student who can sign in shows; the evaluator sees it beside what they are to rate. */
const shown: Shown[] = [
  {
    ...{ process: 2, days: 5, title: 'Handen wassen volgens het protocol' },
    what: 'Ik heb mezelf gefilmd voordat ik een wond ging verzorgen.',
    how: 'Ik volgde de stappen van het protocol en telde de seconden hardop mee.',
    learned: 'Ik vergat eerst mijn horloge af te doen. Dat doe ik nu altijd als eerste.',
    file: { file: 'handen-wassen.mp4', name: 'handen-wassen.mp4' },
  },
  {
    ...{ process: 2, days: 4, title: 'Verslag van mijn stagedag' },
    file: { file: 'stageverslag.pdf', name: 'stagedag-wondzorg.pdf' },
  },
  {
    ...{ process: 5, days: 4, title: 'Mevrouw was gevallen' },
    what: 'Ik vond mevrouw op de vloer en bleef bij haar tot de verpleegkundige er was.',
    how: 'Ik drukte op de bel, praatte rustig en tilde haar niet zelf op.',
    learned: 'Kalm blijven helpt. Volgende keer vraag ik een collega om de familie te bellen.',
    url: 'https://www.vilans.nl/kennis/valpreventie',
  },
];

type School = { organisation_id: number; student_id: number; processes: number[] };

export async function addEvidence(outside: Outside, db: Db, school: School) {
  const { organisation_id, student_id, processes } = school;
  const owner = { uploader_id: student_id, organisation_id };
  for (const { process, days, file, ...said } of shown) {
    const [file_id = null] = file ? await storeFiles(outside, db, [{ ...file, owner }]) : [];
    const place = { organisation_id, student_id, work_process_id: processes[process] ?? 0 };
    const row = { ...place, ...said, file_id, created_at: instantAgo(days) };
    await db.insertInto('evidence').values(row).execute();
  }
}
