import { evaluationRoles } from '@traject/contract/common/evaluationRoles';
import { monthsOf } from '@traject/contract/common/schoolYear';
import { mostStill, type SchoolNumbers, stillAfterWeeks } from '@traject/contract/schoolNumbers';
import type { Db } from '../../platform/database/db.ts';
import { addDays } from '../../platform/program/amsterdam.ts';
import { dayOf } from '../../platform/program/clock.ts';
import {
  countAsked,
  countProcesses,
  type Moved,
  readMoves,
  type Stood,
  type Whose,
} from './schoolNumbers.queries.ts';

/** How it went in one school year, and who stands still now. */
export async function countNumbers(db: Db, whose: Whose, year: number): Promise<SchoolNumbers> {
  const today = dayOf(whose.now);
  const [asked, { months, students }, processes] = await Promise.all([
    countAsked(db, whose, [`${year}-08-01`, `${year + 1}-08-01`]),
    readMoves(db, whose),
    countProcesses(db, whose.diploma_id),
  ]);
  const roles = evaluationRoles.flatMap((role) => asked.filter((one) => one.role === role));
  const still = students.filter((one) => standsStill(one, processes, today));
  return {
    year,
    student_count: students.length,
    roles: roles.map((one) => ({ ...one, days: one.days === null ? null : tenth(one.days) })),
    months: standing(months, year, today.slice(0, 7)),
    still: still
      .slice(0, mostStill)
      .map(({ id, name, rose_on, level_count }) => ({ id, name, rose_on, level_count })),
    still_count: still.length,
  };
}

const tenth = (days: number) => Math.round(days * 10) / 10;

/** Nothing can rise any more where everything is at the top. */
function standsStill({ since, rose_on, top_count }: Stood, processes: number, today: string) {
  const last = rose_on !== null && rose_on > since ? rose_on : since;
  return top_count < processes && last < addDays(today, -7 * stillAfterWeeks);
}

/** What all changes until the end of a month add up to, for the months that have begun. */
function standing(moved: readonly Moved[], year: number, now: string) {
  return monthsOf(year)
    .filter((month) => month <= now)
    .map((month) => {
      const until = moved.filter((one) => one.month <= month);
      const sum = (of: (one: Moved) => number) => until.reduce((all, one) => all + of(one), 0);
      return {
        month,
        starter: sum((one) => one.starter),
        advanced: sum((one) => one.advanced),
        professional: sum((one) => one.professional),
      };
    });
}
