import { schoolYearOf } from '@traject/contract/common/schoolYear';
import { today } from '../../platform/format.ts';

export const schoolYear = (day = today()) => schoolYearOf(day);

export const yearName = (year: number) => `${year}-${year + 1}`;

/** This year, the years before it that may still matter, and the next. */
export const yearChoices = (now = schoolYear()) =>
  [1, 0, -1, -2, -3, -4, -5]
    .map((more) => now + more)
    .map((year) => ({ value: String(year), label: yearName(year) }));
