import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { namesInWords } from '../../platform/texts/inWords.ts';
import type { Evaluator } from '../evaluations/evaluations.service.ts';
import { findReaders, type Handed, type Hander, teachersOf } from './handingOver.queries.ts';

type Told = { hander: Hander; colleague: Evaluator; rows: Handed[]; reason: string | null };

/** By somebody to whom it was handed over before. */
export const isHandedOn = ({ handed_over_at }: Handed) => handed_over_at !== null;

/**
 * Who asked and who teaches the students hear of it, once, and each only of their own; of what goes
 * from one to the next once an hour for the same students, because nobody they chose may do that.
 */
export async function tellHandedOver(world: World, db: Db, told: Told) {
  const { hander, colleague, rows, reason } = told;
  const about = await concernOf(db, rows);
  const others = [...about.keys()].filter((id) => id !== hander.id && id !== colleague.id);
  for (const reader of await findReaders(db, others)) {
    const own = about.get(reader.id) ?? [];
    const students = [...new Set(own.map(({ student_id }) => student_id))];
    const times = `handing on told to ${reader.id} of ${students}`;
    if (own.every(isHandedOn) && (await world.limits.add(db, times, 60)) > 1) continue;
    const path = students.length === 1 ? `/evaluations/${students[0]}` : '/evaluation-students';
    const names = own.map(({ student }) => student);
    await world.mail.send(db, {
      to: reader.email,
      template: 'evaluation-handed-over',
      language: reader.language,
      organisation_id: hander.organisation_id,
      concerns: [reader.id, hander.id, colleague.id, ...students],
      data: {
        link: world.address(path),
        first_name: reader.first_name,
        hander: hander.name,
        colleague: colleague.name,
        students: namesInWords(reader.language, names),
        own: students.includes(reader.id),
        count: own.length,
        reason,
      },
    });
  }
}

/** Of which evaluations each of them hears. */
async function concernOf(db: Db, rows: Handed[]) {
  const teachers = await teachersOf(
    db,
    rows.map(({ student_id }) => student_id),
  );
  const about = new Map<number, Handed[]>();
  for (const row of rows) {
    const taught = teachers.filter(({ student_id }) => student_id === row.student_id);
    const readers = new Set([row.asked_by, ...taught.map(({ person_id }) => person_id)]);
    for (const id of readers) if (id) about.set(id, [...(about.get(id) ?? []), row]);
  }
  return about;
}
