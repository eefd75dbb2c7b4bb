import { IconChartRadar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ChartEntry, OneStudent } from '@traject/contract/evaluations';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { signedInAs } from '../../../platform/token.ts';
import { useNotFound } from '../../../platform/useNotFound.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Radar, type Spoke } from '../../../ui/levels/Radar.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PanelError } from '../../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx';
import text from '../../../ui/text.module.css';
import { chartQuery } from '../evaluation.api.ts';
import { diplomaName } from '../names.ts';
import { PortfolioLinks } from '../PortfolioLinks.tsx';
import classes from './chart.module.css';
import { Judgements } from './Judgements.tsx';

/** What else is drawn, and stands below, for those who see all of the student. */
type Around = { draw?: (spokes: readonly Spoke[]) => ReactNode; below?: ReactNode };
type Props = Around & { student: OneStudent; diplomaId: string };

/** The chart of one diploma, which the reader may not be allowed to see. */
export function OpenChart({ student, diplomaId, ...around }: Props) {
  const { t } = useTranslation();
  const id = Number(diplomaId);
  const { data: chart, error, refetch } = useQuery(chartQuery(student.id, id));
  const isUnknown = useNotFound(error, 'notify.chart.not_found', diplomaId);
  if (isUnknown) return null;
  if (chart) return <ChartPage student={student} diplomaId={id} chart={chart} {...around} />;
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

type ChartProps = Around & {
  student: OneStudent;
  diplomaId: number;
  chart: readonly ChartEntry[];
};

function ChartPage({ student, diplomaId, chart, draw, below }: ChartProps) {
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
              <div className={classes.drawing}>{draw?.(spokes) ?? <Radar spokes={spokes} />}</div>
            </Panel>
            <Panel
              title={t('chart.judgements')}
              action={<p className={`${text.secondary} ${classes.rule}`}>{t('chart.rule')}</p>}
            >
              <Judgements studentId={student.id} rows={rows} />
            </Panel>
          </div>
          {below}
          <h2 className={`${text.h2} ${classes.title}`}>{t('chart.core_tasks')}</h2>
          <CoreTasks chart={chart} />
        </>
      )}
    </>
  );
}

type HeadProps = { student: OneStudent; diplomaId: number };

function ChartHead({ student, diplomaId }: HeadProps) {
  const { t } = useTranslation();
  const diploma = student.diplomas.find(({ diploma_id }) => diploma_id === diplomaId);
  return (
    <div className={classes.head}>
      <PageHead
        title={student.name}
        back={<Back student={student} />}
        action={<PortfolioLinks student={student} diplomaId={diplomaId} />}
      />
      {diploma && <p className={text.soft}>{diplomaName(diploma, t)}</p>}
    </div>
  );
}

/** Students come from their own evaluations; their list of students has a single row. */
function Back({ student: { id } }: Pick<HeadProps, 'student'>) {
  const { t } = useTranslation();
  return signedInAs()?.id === id ? (
    <Link to="/evaluations/$studentId" params={{ studentId: String(id) }}>
      {t('chart.own_back')}
    </Link>
  ) : (
    <Link to="/evaluation-students">{t('chart.back')}</Link>
  );
}

/** The core tasks with their numbered work processes. */
function CoreTasks({ chart }: { chart: readonly ChartEntry[] }) {
  return (
    <div className={classes.tasks}>
      {chart.map(({ coreTask: { title, workProcesses } }) => (
        <Card as="section" key={taskNumber(workProcesses)}>
          <div className={classes.taskHead}>
            <span className={classes.taskNumber}>{taskNumber(workProcesses)}</span>
            <h3 className={text.h3}>{title}</h3>
          </div>
          <ol className={classes.processes}>
            {workProcesses.map(({ work_process: { work_process_id, number, title: name } }) => (
              <li key={work_process_id}>
                <span className={`${text.secondary} ${text.num}`}>{number}</span>
                <span>{name}</span>
              </li>
            ))}
          </ol>
        </Card>
      ))}
    </div>
  );
}

/** Work process 2.1 belongs to core task 2. */
const taskNumber = ([first]: ChartEntry['coreTask']['workProcesses']) =>
  first?.work_process.number.split('.')[0];
