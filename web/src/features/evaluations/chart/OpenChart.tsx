import { useQuery } from '@tanstack/react-query';
import type { OneStudent } from '@traject/contract/evaluations';
import { useTranslation } from 'react-i18next';
import { useNotFound } from '../../../platform/useNotFound.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { PanelError } from '../../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx';
import { chartQuery } from '../evaluation.api.ts';
import { ChartHead } from './ChartHead.tsx';
import { ChartPage } from './ChartPage.tsx';

type Props = { student: OneStudent; diplomaId: string };

/** The chart of one diploma, which the reader may not be allowed to see. */
export function OpenChart({ student, diplomaId }: Props) {
  const { t } = useTranslation();
  const id = Number(diplomaId);
  const { data: chart, error, refetch } = useQuery(chartQuery(student.id, id));
  const isUnknown = useNotFound(error, 'notify.chart.not_found', diplomaId);
  if (isUnknown) return null;
  if (chart) return <ChartPage student={student} diplomaId={id} chart={chart} />;
  return (
    <>
      <ChartHead student={student} diplomaId={id} />
      <Panel title={t('chart.title')}>
        {error ? (
          <PanelError title={t('chart.failed')} onRetry={() => refetch()} />
        ) : (
          <RowsSkeleton rows={6} />
        )}
      </Panel>
    </>
  );
}
