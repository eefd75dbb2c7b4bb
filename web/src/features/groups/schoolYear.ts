import { today } from '../../platform/format.ts';

/** A school year begins in August, and is named by the year in which it begins. */
export function schoolYear(day = today()) {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month < 8 ? year - 1 : year;
}

export const yearName = (year: number) => `${year}-${year + 1}`;

/** This year, the years before it that may still matter, and the next. */
export const yearChoices = (now = schoolYear()) =>
  [1, 0, -1, -2, -3, -4, -5]
    .map((more) => now + more)
    .map((year) => ({ value: String(year), label: yearName(year) }));
