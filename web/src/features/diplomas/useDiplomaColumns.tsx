import { Link } from '@tanstack/react-router';
import type { DiplomaRow } from '@traject/contract/diplomas';
import { useTranslation } from 'react-i18next';
import { type Column, rowLink } from '../../ui/DataTable.tsx';
import classes from './diplomas.module.css';

export function useDiplomaColumns(hasPlaces: boolean): Column<DiplomaRow>[] {
  const { t } = useTranslation();
  const count = (key: 'core_task_count' | 'work_process_count' | 'student_count') => ({
    key,
    header: t(`diplomas.${key}`),
    width: 118,
    align: 'right' as const,
    cell: (row: DiplomaRow) => row[key],
  });
  return [
    { key: 'title', header: t('diplomas.one'), primary: true, cell: titleAndLevel },
    ...(hasPlaces
      ? [
          {
            key: 'organisation',
            header: t('labels.organisation_id'),
            width: '20%',
            cell: ({ organisation }: DiplomaRow) => organisation.name,
          },
        ]
      : []),
    {
      key: 'edition',
      header: t('diplomas.edition'),
      width: 110,
      cell: ({ edition }) => edition || '–',
    },
    { key: 'code', header: t('diplomas.code'), width: 110, cell: ({ code }) => code || '–' },
    count('core_task_count'),
    count('work_process_count'),
    count('student_count'),
  ];
}

const titleAndLevel = ({ id, title, level }: DiplomaRow) => (
  <span className={classes.diploma}>
    <Link to="/admin/diplomas/$diplomaId" params={{ diplomaId: String(id) }} className={rowLink}>
      {title}
    </Link>
    <span className={classes.level}>{level}</span>
  </span>
);
