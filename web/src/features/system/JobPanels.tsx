import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { FailedJob, SystemState } from '@traject/contract/system';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import text from '../../ui/text.module.css';
import { nameOfJob } from './jobNames.ts';
import { retryJob, systemKey } from './system.api.ts';

type Queue = SystemState['queues'][number];

/** Those with something to do; the others would be a long list of nothing. */
export function QueuesPanel({ queues }: { queues: Queue[] }) {
  const { t } = useTranslation();
  const columns: Column<Queue>[] = [
    {
      key: 'name',
      header: 'system.jobs.name',
      cell: ({ name }) => nameOfJob(name, t),
      primary: true,
    },
    {
      key: 'waiting',
      header: 'system.jobs.waiting',
      cell: ({ waiting }) => waiting,
      width: 100,
      align: 'right',
    },
    {
      key: 'active',
      header: 'system.jobs.active',
      cell: ({ active }) => active,
      width: 100,
      align: 'right',
    },
    {
      key: 'failed',
      header: 'system.jobs.failed',
      cell: ({ failed }) => failed,
      width: 100,
      align: 'right',
    },
    {
      key: 'oldest',
      header: 'system.jobs.oldest',
      cell: ({ oldest_at }) => oldest_at && formatDateTime(oldest_at),
      width: 200,
    },
  ];
  const busy = queues.filter(({ waiting, active, failed }) => waiting + active + failed > 0);
  const idle = queues.length - busy.length;
  const none = { title: t('system.jobs.idle'), text: t('system.jobs.idle_text') };
  return (
    <Panel title={t('system.jobs.title')}>
      <DataTable
        label={t('system.jobs.title')}
        columns={columns}
        rows={busy}
        rowKey={({ name }) => name}
        empty={<EmptyState icon={IconCircleCheck} {...none} />}
        footer={busy.length > 0 && idle > 0 && t('system.jobs.others', { count: idle })}
      />
    </Panel>
  );
}

/** Those that are not tried again by themselves. */
export function FailedJobsPanel({ jobs }: { jobs: FailedJob[] }) {
  const { t } = useTranslation();
  const columns: Column<FailedJob>[] = [
    {
      key: 'name',
      header: 'system.jobs.name',
      cell: ({ name }) => nameOfJob(name, t),
      primary: true,
    },
    {
      key: 'at',
      header: 'system.failed_jobs.at',
      cell: ({ failed_at }) => formatDateTime(failed_at),
      width: 200,
    },
    { key: 'why', header: 'system.failed_jobs.why', cell: (job) => <Why job={job} /> },
    {
      key: 'actions',
      header: 'system.failed_jobs.actions',
      cell: (job) => <Retry job={job} />,
      width: 180,
      actions: true,
    },
  ];
  const none = { title: t('system.failed_jobs.none'), text: t('system.failed_jobs.none_text') };
  return (
    <Panel title={t('system.failed_jobs.title')} count={jobs.length}>
      <DataTable
        label={t('system.failed_jobs.title')}
        columns={columns}
        rows={jobs}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={IconCircleCheck} {...none} />}
      />
    </Panel>
  );
}

function Why({ job: { why, tries } }: { job: FailedJob }) {
  const { t } = useTranslation();
  return (
    <>
      {why}{' '}
      <span className={text.secondary}>{t('system.failed_jobs.tries', { count: tries })}</span>
    </>
  );
}

function Retry({ job }: { job: FailedJob }) {
  const { t } = useTranslation();
  const retry = useRowSave({
    save: retryJob,
    refresh: systemKey,
    done: () => t('system.failed_jobs.retried'),
    failed: 'system.failed_jobs.retry_error',
    shown: [],
  });
  const named = { name: nameOfJob(job.name, t), date: formatDateTime(job.failed_at) };
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('system.failed_jobs.retry_name', named)}
      onClick={() => retry(job)}
    >
      {t('system.failed_jobs.retry')}
    </Button>
  );
}
