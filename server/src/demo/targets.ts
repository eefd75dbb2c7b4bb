import type { Db } from '../platform/database/db.ts';
import { daysAgo, instantAgo } from './days.ts';

type School = { organisation_id: number; student_id: number; set_by: number; processes: number[] };

/** What the student who can sign in agreed with the teacher: something for soon, and for later. */
export async function addTargets(db: Db, { processes, ...whose }: School) {
  const aims = [
    { process: 0, score: 3, period: 'Periode 2', days: -72 },
    { process: 1, score: 2, period: 'Periode 2', days: -72 },
    { process: 4, score: 2, period: 'Periode 3', days: -150 },
  ];
  const rows = aims.map(({ process, score, period, days }) => ({
    ...{ ...whose, work_process_id: processes[process] ?? 0, score, period },
    ...{ due_on: daysAgo(days), set_at: instantAgo(12) },
  }));
  await db.insertInto('targets').values(rows).execute();
}
