import { ActionIcon } from '@mantine/core';
import { IconChartRadar } from '@tabler/icons-react';
import type { EvaluationStudent } from '@traject/contract/evaluations';
import { useTranslation } from 'react-i18next';
import { ChartLink } from './ChartLink.tsx';

type Props = { student: EvaluationStudent; onChoose: () => void };

/** Straight to the chart of a single diploma; of several, one is chosen first. */
export function ChartButton({ student, onChoose }: Props) {
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
