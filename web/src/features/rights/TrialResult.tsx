import { useQuery } from '@tanstack/react-query';
import type { RetentionInput, Trial } from '@traject/contract/rights';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Callout } from '../../ui/Callout.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { trialQuery } from './rights.api.ts';
import classes from './rights.module.css';

type Props = { organisationId: number; periods: RetentionInput };

/** What these periods would erase, and that nothing was erased yet. */
export function TrialResult({ organisationId, periods }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(trialQuery(organisationId, periods));
  if (data) return <Found trial={data} />;
  if (isError) return <PanelError title={t('rights.trial.failed')} onRetry={() => refetch()} />;
  return <RowsSkeleton rows={2} />;
}

function Found({ trial }: { trial: Trial }) {
  const { t } = useTranslation();
  const { total, first } = trial.trajectories;
  const columns = useColumns();
  return (
    <Stack gap={14}>
      <Callout kind="info" title={t('rights.trial.unchanged')} role="status">
        {goesByIt(trial).length === 0 ? (
          <p>{t('rights.trial.nothing')}</p>
        ) : (
          <TrialCounts trial={trial} />
        )}
      </Callout>
      {first.length > 0 && (
        <DataTable
          label={t('rights.trial.list')}
          columns={columns}
          rows={first}
          rowKey={({ id }) => id}
        />
      )}
      {total > first.length && (
        <p className={text.secondary}>{t('rights.trial.first', { count: first.length })}</p>
      )}
    </Stack>
  );
}

function useColumns(): Column<Trial['trajectories']['first'][number]>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'client',
      header: 'rights.trial.client',
      cell: ({ client }) => client,
      primary: true,
    },
    {
      key: 'ended_on',
      header: 'rights.trial.ended_on',
      cell: ({ ended_on }) => formatDate(ended_on),
      width: 140,
    },
    {
      key: 'with_client',
      header: 'rights.trial.with_client',
      cell: ({ with_client }) => t(with_client ? 'rights.trial.goes' : 'rights.trial.stays'),
      width: 150,
    },
  ];
}

/** What would be erased, and how much of it. */
export function goesByIt({ trajectories, evaluations, mails, events }: Trial) {
  const { total, clients } = trajectories;
  const all = [
    ['trajectories', total],
    ['clients', clients],
    ['evaluations', evaluations],
    ['mails', mails],
    ['events', events],
  ] as const;
  return all.filter(([, count]) => count > 0);
}

export function TrialCounts({ trial }: { trial: Trial }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.bullets}>
      {goesByIt(trial).map(([name, count]) => (
        <li key={name}>{t(`rights.trial.${name}`, { count })}</li>
      ))}
    </ul>
  );
}
