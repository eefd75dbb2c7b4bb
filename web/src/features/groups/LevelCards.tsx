import { Link } from '@tanstack/react-router';
import type { LevelProcess, LevelStudent } from '@traject/contract/groups';
import { useTranslation } from '../../platform/i18n.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import text from '../../ui/text.module.css';
import { CellMark } from './CellMark.tsx';
import classes from './LevelCards.module.css';
import type { LevelsShown } from './levelOrder.ts';
import { hrefOf } from './places.ts';
import { type CellWords, countsOf } from './useCellWords.ts';

type Props = LevelsShown & { words: CellWords };

/** On a phone: a card for each student, which unfolds into their work processes. */
export function LevelCards({ levels, diplomaId, words, sort, onSort }: Props) {
  const { t } = useTranslation();
  const { processes, students } = levels;
  return (
    <>
      <div className={classes.order}>
        <FilterSelect
          className={undefined}
          label={t('groups.levels.sort')}
          choices={[
            { value: 'name', label: t('groups.levels.by_name') },
            ...processes.map(({ work_process_id, number, title }) => ({
              value: `-${work_process_id}`,
              label: `${number} ${title}`,
            })),
          ]}
          value={sort}
          onChoose={(by) => onSort(by ?? 'name')}
        />
      </div>
      <ul className={classes.cards} aria-label={t('groups.levels.title')}>
        {students.map((student) => (
          <li key={student.id}>
            <StudentCard {...{ student, processes, diplomaId, words }} />
          </li>
        ))}
      </ul>
    </>
  );
}

type CardProps = {
  student: LevelStudent;
  processes: readonly LevelProcess[];
  diplomaId: number;
  words: CellWords;
};

function StudentCard({ student, processes, diplomaId, words }: CardProps) {
  const { t } = useTranslation();
  const { given, open, expired } = countsOf(student.cells);
  const said = [
    t('groups.levels.given', { given, total: processes.length }),
    open > 0 && t('groups.levels.open_count', { count: open }),
    expired > 0 && t('groups.levels.expired_count', { count: expired }),
  ];
  return (
    <>
      <Link
        to="/evaluations/$studentId"
        params={{ studentId: String(student.id) }}
        className={classes.student}
      >
        {student.name}
      </Link>
      {student.workplace && <p className={text.secondary}>{student.workplace}</p>}
      <details>
        <summary>{said.filter(Boolean).join(' · ')}</summary>
        <ul className={classes.processes}>
          {processes.map(({ work_process_id, number, title }, at) => {
            const cell = student.cells[at];
            const place = { studentId: student.id, diplomaId, workProcessId: work_process_id };
            return (
              cell && (
                <li key={work_process_id}>
                  <Link to={hrefOf(place, cell) as '/'} preload={false} className={classes.process}>
                    <span>
                      {number} {title}
                    </span>
                    <span className={classes.mark}>
                      <CellMark cell={cell} words={words} />
                    </span>
                  </Link>
                </li>
              )
            );
          })}
        </ul>
      </details>
    </>
  );
}
