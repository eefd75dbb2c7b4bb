import { useQuery } from '@tanstack/react-query';
import type { SystemState } from '@traject/contract/system';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import text from '../../ui/text.module.css';
import { BackupsPanel } from './BackupsPanel.tsx';
import { FactPanels } from './FactPanels.tsx';
import { FailedJobsPanel, QueuesPanel } from './JobPanels.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import { systemQuery } from './system.api.ts';
import { Warnings } from './Warnings.tsx';

/** How the whole installation is doing, for whoever runs it. */
export function SystemPage() {
  const { t } = useTranslation();
  const { data: state, isError, refetch } = useQuery(systemQuery);
  return (
    <>
      <PageHead title={t('system.title')} intro={t('system.intro')} />
      {!state && isError && (
        <Panel title={t('system.title')}>
          <PanelError title={t('system.failed')} onRetry={refetch} />
        </Panel>
      )}
      {state && <State state={state} />}
    </>
  );
}

function State({ state }: { state: SystemState }) {
  const { t } = useTranslation();
  return (
    <Stack gap={20}>
      <Warnings warnings={state.warnings} />
      <FactPanels state={state} />
      <BackupsPanel backups={state.backups} />
      <FailedJobsPanel jobs={state.failed_jobs} />
      <QueuesPanel queues={state.queues} />
      <ReportPanel state={state} />
      <p className={text.secondary}>{t('system.seen', { date: formatDateTime(state.at) })}</p>
    </Stack>
  );
}
