import type { GroupLevels, LevelCell, LevelStudent } from '@traject/contract/groups';

export type LevelsOrder = { sort: string; onSort: (sort: string) => void };
export type LevelsShown = LevelsOrder & { levels: GroupLevels; diplomaId: number };

/** The highest level first; then what is asked, what expired, and nothing at all. */
const weightOf = ({ score, no_level, state }: LevelCell) => {
  if (score !== null) return score + 3;
  if (no_level) return 3;
  return { pending: 2, expired: 1, none: 0, done: 0 }[state];
};

/** By name as they came, or by the work process whose id it is; `-` turns it round. */
export function inOrder({ processes, students }: GroupLevels, sort: string): LevelStudent[] {
  const by = sort.replace(/^-/, '');
  const at = processes.findIndex(({ work_process_id }) => String(work_process_id) === by);
  const weigh = (student: LevelStudent) => {
    const cell = student.cells[at];
    return cell ? weightOf(cell) : 0;
  };
  const ordered =
    at < 0 ? [...students] : [...students].sort((one, other) => weigh(one) - weigh(other));
  return sort.startsWith('-') ? ordered.reverse() : ordered;
}
