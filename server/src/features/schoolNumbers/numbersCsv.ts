import type { Language } from '@traject/contract/common/languages';
import type { SchoolNumbers } from '@traject/contract/schoolNumbers';
import { csvAnswer } from '../../platform/files/csv.ts';
import { texts } from '../../texts.ts';

/** One line for each number: what is counted, of whom or when, and how many. */
export function numbersCsv(
  { roles, months, still }: SchoolNumbers,
  { name, language }: { name: string; language: Language },
) {
  const { heads, asked, levels, rose, never } = texts[language].words.schoolNumbers;
  const { roles: roleNames } = texts[language].words.evaluations;
  const kinds = ['asked', 'answered', 'expired', 'open', 'days'] as const;
  const grades = ['starter', 'advanced', 'professional'] as const;
  const ofRoles = roles.flatMap((one) =>
    kinds.map((kind) => [asked[kind], roleNames[one.role], one[kind]]),
  );
  const ofMonths = months.flatMap((one) =>
    grades.map((grade) => [levels[grade], one.month, one[grade]]),
  );
  const ofStill = still.map(({ name: who, rose_on }) => [
    rose,
    who,
    rose_on ? { date: rose_on } : never,
  ]);
  return csvAnswer([heads, ...ofRoles, ...ofMonths, ...ofStill], name);
}
