import { useMediaQuery } from '@mantine/hooks';
import type { EvaluationStudent } from '@traject/contract/evaluations';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/DataTable.tsx';
import classes from './evaluations.module.css';

/** On a phone a row is headed by the whole name, where a table has its two parts. */
export function useStudentColumns(): Column<EvaluationStudent>[] {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const diplomas: Column<EvaluationStudent> = {
    key: 'diplomas',
    header: t('evaluations.students.diplomas'),
    cell: (student) =>
      student.diplomas.map(({ title }) => title).join(', ') || (
        <span className={classes.none}>{t('evaluations.students.no_diplomas')}</span>
      ),
    stacked: 'bare',
  };
  if (isPhone) return [fullName(t('labels.name')), diplomas];
  return [
    {
      key: 'first_name',
      header: t('evaluations.students.first_name'),
      cell: (student) => student.first_name,
      width: '24%',
      primary: true,
    },
    {
      key: 'last_name',
      header: t('evaluations.students.last_name'),
      cell: (student) => student.last_name,
      width: '30%',
      primary: true,
    },
    diplomas,
  ];
}

const fullName = (header: string): Column<EvaluationStudent> => ({
  key: 'name',
  header,
  cell: (student) => `${student.first_name} ${student.last_name}`,
  primary: true,
});
