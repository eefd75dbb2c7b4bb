import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { LevelCell, LevelProcess, LevelStudent } from '@traject/contract/groups';
import { type MouseEvent, memo } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import text from '../../ui/text.module.css';
import { CellMark } from './CellMark.tsx';
import classes from './LevelGrid.module.css';
import type { LevelsShown } from './levelOrder.ts';
import { hrefOf, studentHref } from './places.ts';
import { type CellWords, countsOf } from './useCellWords.ts';
import { useGridKeys } from './useGridKeys.ts';

type Props = LevelsShown & { words: CellWords };

/**
 * Students by work processes, as a grid with one tab stop that the arrow keys walk through. Its
 * links are plain ones and one listener opens them: a thousand of the router's would be slow.
 */
export function LevelGrid({ levels, diplomaId, words, sort, onSort }: Props) {
  const { t } = useTranslation();
  const grid = { ...useGridKeys(), onClick: useOpening() };
  const { processes, students } = levels;
  return (
    <div className={classes.scroll}>
      {/* The cells themselves have the focus; the table only hears what happens in them. */}
      <table
        className={classes.grid}
        style={{ width: names + column * processes.length }}
        aria-label={t('groups.levels.title')}
        {...grid}
      >
        <thead>
          <tr>
            <Head by={sort} sort="name" onSort={onSort}>
              {t('groups.levels.student')}
            </Head>
            {processes.map(({ work_process_id: id, number, title, core_task }) => (
              <Head key={id} by={sort} sort={String(id)} onSort={onSort} hint={core_task}>
                <span className={classes.number}>{number}</span>
                <span className={classes.process}>{title}</span>
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <StudentRow key={student.id} {...{ student, processes, diplomaId, words }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How wide the columns are: a table that need not look at its cells is laid out at once. */
const [names, column] = [200, 144];

type HeadProps = {
  by: string;
  sort: string;
  onSort: (sort: string) => void;
  hint?: string;
  children: React.ReactNode;
};

const icons = { ascending: IconArrowUp, descending: IconArrowDown };

/** A work process begins with the highest level; pressed again, the other way. */
function Head({ by, sort, onSort, hint, children }: HeadProps) {
  const isBy = by.replace(/^-/, '') === sort;
  const way = by.startsWith('-') ? 'descending' : 'ascending';
  const Icon = isBy ? icons[way] : IconArrowsSort;
  const first = sort === 'name' ? sort : `-${sort}`;
  const other = by.startsWith('-') ? sort : `-${sort}`;
  return (
    <th scope="col" aria-sort={isBy ? way : undefined} title={hint}>
      <button
        type="button"
        tabIndex={-1}
        className={classes.head}
        onClick={() => onSort(isBy ? other : first)}
      >
        {children}
        <Icon size={13} stroke={1.9} aria-hidden data-off={!isBy || undefined} />
      </button>
    </th>
  );
}

type RowProps = {
  student: LevelStudent;
  processes: readonly LevelProcess[];
  diplomaId: number;
  words: CellWords;
};

const StudentRow = memo(({ student, processes, diplomaId, words }: RowProps) => (
  <tr>
    <th scope="row">
      <a href={studentHref(student.id)} tabIndex={-1} className={classes.student}>
        {student.name}
        <Under student={student} />
      </a>
    </th>
    {processes.map(({ work_process_id }, at) => {
      const cell = student.cells[at];
      if (!cell) return null;
      const place = { studentId: student.id, diplomaId, workProcessId: work_process_id };
      return <Cell key={work_process_id} cell={cell} href={hrefOf(place, cell)} words={words} />;
    })}
  </tr>
));

function Under({ student: { workplace, cells } }: { student: LevelStudent }) {
  const { t } = useTranslation();
  const { open, expired } = countsOf(cells);
  const said = [
    workplace,
    open > 0 && t('groups.levels.open_count', { count: open }),
    expired > 0 && t('groups.levels.expired_count', { count: expired }),
  ];
  return <span className={text.secondary}>{said.filter(Boolean).join(' · ')}</span>;
}

type CellProps = { cell: LevelCell; href: string; words: CellWords };

const Cell = ({ cell, href, words }: CellProps) => (
  <td data-state={cell.state}>
    <a href={href} tabIndex={-1} className={classes.cell}>
      <CellMark cell={cell} words={words} />
    </a>
  </td>
);

/** A click with a key held is the browser's own, such as for a new tab. */
function useOpening() {
  const { history } = useRouter();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    history.push(link.getAttribute('href') ?? '');
  };
}
