import type { Language } from '@traject/contract/common/languages';
import type { Group, GroupLevels, LevelCell, LevelStudent } from '@traject/contract/groups';
import type { Letterhead } from '../../platform/pdf/letter.ts';
import { texts } from '../../texts.ts';

/** What `levels.typ` prints. */
export type LevelsSheet = {
  title: string;
  language: Language;
  organisation: Letterhead;
  about: string;
  student: string;
  /** As many work processes as fit beside each other, with a row for each student. */
  parts: {
    heads: { number: string; title: string }[];
    rows: { name: string; cells: { level: number; text: string }[] }[];
  }[];
};

/** So many leave room for a word in each. */
const besideEachOther = 8;

type Printed = Pick<LevelsSheet, 'title' | 'language' | 'organisation'> & {
  group: Pick<Group, 'diploma'>;
  levels: GroupLevels;
};

export function sheetOf({ group, levels, ...head }: Printed): LevelsSheet {
  const { language } = head;
  const { processes, students } = levels;
  const starts = processes.map((_, at) => at).filter((at) => at % besideEachOther === 0);
  const cellsOf = ({ cells }: LevelStudent, at: number) =>
    cells
      .slice(at, at + besideEachOther)
      .map((cell) => ({ level: cell.score ?? 0, text: wordsOf(cell, language) }));
  return {
    ...head,
    about: `${group.diploma.title}, ${group.diploma.level}`,
    student: texts[language].words.groups.student,
    parts: starts.map((at) => ({
      heads: processes.slice(at, at + besideEachOther),
      rows: students.map((student) => ({ name: student.name, cells: cellsOf(student, at) })),
    })),
  };
}

/** The level, and what is still asked. */
export function wordsOf(
  { score, no_level, state, expires_at }: LevelCell,
  language: Language,
): string {
  const { labels, words } = texts[language];
  const { no_levels, open, expired } = words.groups;
  const levels = [labels.starter, labels.advanced, labels.professional];
  const level = score === null ? '' : levels[Math.min(Math.max(score, 1), 3) - 1];
  const answer = level || (no_level ? no_levels[no_level] : '');
  const day = (expires_at ?? '').split('-').reverse().join('-');
  const asked = { none: '', done: '', pending: `${open} ${day}`, expired }[state];
  return [answer, asked].filter(Boolean).join(', ');
}
