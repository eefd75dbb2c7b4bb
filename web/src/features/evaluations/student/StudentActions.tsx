import { Button } from '@mantine/core';
import { IconChartRadar, IconListDetails, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { OneStudent } from '@traject/contract/evaluations';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../../platform/lazily.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ChartLink } from '../ChartLink.tsx';
import classes from './student.module.css';

const AskDialog = lazily(() => import('./AskDialog.tsx'), 'AskDialog');
const DiplomasDialog = lazily(() => import('../DiplomasDialog.tsx'), 'DiplomasDialog');

/** Where else to look at this student, and what to ask. */
export function StudentActions({ student }: { student: OneStudent }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'ask' | 'charts'>();
  const close = () => setOpen(undefined);
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<Icon of={IconListDetails} size="small" />}
        renderRoot={(props) => (
          <Link
            to="/work-processes/$studentId"
            params={{ studentId: String(student.id) }}
            {...props}
          />
        )}
      >
        {t('student_evaluations.work_processes.link')}
      </Button>
      {student.may_see_chart && <Charts student={student} onChoose={() => setOpen('charts')} />}
      {student.may_ask && (
        <Button
          leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
          onClick={() => setOpen('ask')}
        >
          {t('student_evaluations.ask.action')}
        </Button>
      )}
      <Suspense>
        {open === 'ask' && <AskDialog student={student} onClose={close} />}
        {open === 'charts' && <DiplomasDialog student={student} onClose={close} />}
      </Suspense>
    </div>
  );
}

type ChartsProps = { student: OneStudent; onChoose: () => void };

function Charts({ student: { id, diplomas }, onChoose }: ChartsProps) {
  const { t } = useTranslation();
  const [diploma, another] = diplomas;
  if (!diploma || !diplomas.some(({ has_evaluations }) => has_evaluations)) return null;
  const look = {
    variant: 'default',
    leftSection: <Icon of={IconChartRadar} size="small" />,
    children: t('chart.page'),
  };
  if (another) return <Button {...look} onClick={onChoose} />;
  return (
    <Button
      {...look}
      renderRoot={(props) => <ChartLink studentId={id} diplomaId={diploma.diploma_id} {...props} />}
    />
  );
}
