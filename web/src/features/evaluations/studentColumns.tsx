import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChartRadar, IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { EvaluationStudent } from '@traject/contract/evaluations';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { meQuery } from '../../platform/session.ts';
import { type Column, rowLink } from '../../ui/DataTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import text from '../../ui/text.module.css';
import { ChartLink } from './links.tsx';

type Columns = Column<EvaluationStudent>[];

/** On a phone a row is headed by the whole name, where a table has its two parts. */
export function useStudentColumns(onCharts: (student: EvaluationStudent) => void): Columns {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const seesCharts = useSeesCharts();
  const diplomas: Columns[number] = {
    key: 'diplomas',
    header: 'evaluations.students.diplomas',
    cell: (student) =>
      student.diplomas.map(({ title }) => title).join(', ') || (
        <span className={text.dim}>{t('evaluations.students.no_diplomas')}</span>
      ),
    stacked: 'bare',
  };
  const actions: Columns[number] = {
    key: 'actions',
    header: 'evaluations.students.actions',
    width: 96,
    actions: true,
    cell: (student) => (
      <>
        {seesCharts && <ChartButton student={student} onChoose={() => onCharts(student)} />}
        <View student={student} />
      </>
    ),
  };
  return isPhone ? [fullName, diplomas, actions] : [...names, diplomas, actions];
}

/** Somebody who is only a student opens their chart from their own page. */
function useSeesCharts() {
  const { data: me } = useQuery(meQuery);
  return me?.account_types.some(({ code }) => code !== 'student') ?? false;
}

const names: Columns = [
  {
    key: 'first_name',
    header: 'labels.first_name',
    cell: ({ id, first_name }) => (
      <StudentLink id={id} className={rowLink}>
        {first_name}
      </StudentLink>
    ),
    width: '24%',
    primary: true,
  },
  {
    key: 'last_name',
    header: 'labels.last_name',
    cell: ({ last_name }) => last_name,
    width: '30%',
    primary: true,
  },
];

const fullName: Columns[number] = {
  key: 'name',
  header: 'labels.name',
  cell: ({ id, first_name, last_name }) => (
    <StudentLink id={id} className={rowLink}>
      {`${first_name} ${last_name}`}
    </StudentLink>
  ),
  primary: true,
};

/** For the mouse; the keyboard has the name, which leads to the same page. */
function View({ student: { id, first_name, last_name } }: { student: EvaluationStudent }) {
  const { t } = useTranslation();
  const label = t('evaluations.students.view', { name: `${first_name} ${last_name}` });
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      tabIndex={-1}
      renderRoot={(props) => <StudentLink id={id} {...props} />}
    >
      <Icon of={IconEye} />
    </ActionIcon>
  );
}

type LinkProps = { id: number; className?: string | undefined; children?: ReactNode };

const StudentLink = ({ id, ...props }: LinkProps) => (
  <Link to="/evaluations/$studentId" params={{ studentId: String(id) }} {...props} />
);

type ChartProps = { student: EvaluationStudent; onChoose: () => void };

/** Straight to the chart of a single diploma; with several, one is chosen first. */
function ChartButton({ student, onChoose }: ChartProps) {
  const { t } = useTranslation();
  const { id, first_name, last_name, diplomas } = student;
  const [diploma, another] = diplomas;
  if (!diplomas.some(({ has_evaluations }) => has_evaluations)) return null;
  const label = t('evaluations.students.chart', { name: `${first_name} ${last_name}` });
  const icon = <IconChartRadar size={18} stroke={1.5} aria-hidden />;
  if (!diploma || another)
    return (
      <ActionIcon aria-label={label} title={label} onClick={onChoose}>
        {icon}
      </ActionIcon>
    );
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      renderRoot={(props) => <ChartLink studentId={id} diplomaId={diploma.diploma_id} {...props} />}
    >
      {icon}
    </ActionIcon>
  );
}
