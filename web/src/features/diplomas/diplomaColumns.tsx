import { Link } from '@tanstack/react-router';
import type { DiplomaRow } from '@traject/contract/diplomas';
import { type Column, rowLink } from '../../ui/DataTable.tsx';
import classes from './diplomas.module.css';

const count = (
  key: 'core_task_count' | 'work_process_count' | 'student_count',
): Column<DiplomaRow> => ({
  key,
  header: `diplomas.${key}`,
  width: 118,
  align: 'right',
  cell: (row) => row[key],
});

const organisationColumn: Column<DiplomaRow> = {
  key: 'organisation',
  header: 'labels.organisation_id',
  width: '20%',
  cell: ({ organisation }) => organisation.name,
};

export const diplomaColumns = (hasPlaces: boolean): Column<DiplomaRow>[] => [
  { key: 'title', header: 'diplomas.one', primary: true, cell: titleAndLevel },
  ...(hasPlaces ? [organisationColumn] : []),
  {
    key: 'edition',
    header: 'diplomas.edition',
    width: 110,
    cell: ({ edition }) => edition || '–',
  },
  { key: 'code', header: 'diplomas.code', width: 110, cell: ({ code }) => code || '–' },
  count('core_task_count'),
  count('work_process_count'),
  count('student_count'),
];

const titleAndLevel = ({ id, title, level }: DiplomaRow) => (
  <span className={classes.diploma}>
    <Link to="/admin/diplomas/$diplomaId" params={{ diplomaId: String(id) }} className={rowLink}>
      {title}
    </Link>
    <span className={classes.level}>{level}</span>
  </span>
);
