import { IconChartRadar } from '@tabler/icons-react';
import type { ChartEntry, OneStudent } from '@traject/contract/evaluations';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import text from '../../../ui/text.module.css';
import { ChartHead } from './ChartHead.tsx';
import { CoreTasks } from './CoreTasks.tsx';
import classes from './chart.module.css';
import { Judgements } from './Judgements.tsx';
import { Radar } from './Radar.tsx';

type Props = { student: OneStudent; diplomaId: number; chart: readonly ChartEntry[] };

export function ChartPage({ student, diplomaId, chart }: Props) {
  const { t } = useTranslation();
  const rows = chart.flatMap(({ coreTask }) => coreTask.workProcesses);
  const spokes = rows.map(({ work_process, score }) => ({ number: work_process.number, score }));
  return (
    <>
      <ChartHead student={student} diplomaId={diplomaId} />
      {rows.length === 0 ? (
        <Panel title={t('chart.title')}>
          <EmptyState icon={IconChartRadar} title={t('chart.empty')} text={t('chart.empty_text')} />
        </Panel>
      ) : (
        <>
          <div className={classes.columns}>
            <Panel title={t('chart.title')}>
              <div className={classes.drawing}>
                <Radar spokes={spokes} />
              </div>
            </Panel>
            <Panel
              title={t('chart.judgements')}
              action={<p className={classes.rule}>{t('chart.rule')}</p>}
            >
              <Judgements studentId={student.id} rows={rows} />
            </Panel>
          </div>
          <h2 className={`${text.h2} ${classes.title}`}>{t('chart.core_tasks')}</h2>
          <CoreTasks chart={chart} />
        </>
      )}
    </>
  );
}
