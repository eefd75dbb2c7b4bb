import { IconDatabaseExport } from '@tabler/icons-react';
import type { BackupRow, SystemState } from '@traject/contract/system';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import text from '../../ui/text.module.css';
import { useSize } from './useSize.ts';

type Props = { backups: SystemState['backups'] };
type Cell = { row: BackupRow };

/** How the last backups went, and whether one could be restored. */
export function BackupsPanel({ backups: { place, last } }: Props) {
  const { t } = useTranslation();
  const sizeOf = useSize();
  const columns: Column<BackupRow>[] = [
    {
      key: 'at',
      header: 'system.backups.at',
      cell: ({ started_at }) => formatDateTime(started_at),
      width: 200,
      primary: true,
    },
    { key: 'state', header: 'system.backups.state', cell: (row) => <Made row={row} /> },
    {
      key: 'size',
      header: 'system.backups.size',
      cell: ({ bytes }) => (bytes === null ? '–' : sizeOf(bytes)),
      width: 120,
      align: 'right',
    },
    {
      key: 'check',
      header: 'system.backups.check',
      cell: (row) => <Checked row={row} />,
      width: '32%',
    },
  ];
  const words = place === 'none' ? 'unset' : 'none';
  return (
    <Panel title={t('system.backups.title')}>
      <DataTable
        label={t('system.backups.title')}
        columns={columns}
        rows={last}
        rowKey={({ started_at }) => started_at}
        empty={
          <EmptyState
            icon={IconDatabaseExport}
            title={t(`system.backups.${words}`)}
            text={t(`system.backups.${words}_text`)}
          />
        }
      />
    </Panel>
  );
}

function Made({ row: { state, why, encrypted, gaps } }: Cell) {
  const { t } = useTranslation();
  if (state === 'running')
    return <StatusLine kind="waiting">{t('system.backups.running')}</StatusLine>;
  if (state === 'failed')
    return <StatusLine kind="refused">{t('system.backups.made_failed', { why })}</StatusLine>;
  return (
    <>
      <StatusLine kind="done">
        {t(encrypted ? 'system.backups.made_encrypted' : 'system.backups.made')}
      </StatusLine>
      {gaps > 0 && (
        <span className={text.secondary}>{t('system.backups.gaps', { count: gaps })}</span>
      )}
    </>
  );
}

function Checked({ row: { checked_at, check_failed } }: Cell) {
  const { t } = useTranslation();
  if (check_failed)
    return (
      <StatusLine kind="refused">
        {t('system.backups.check_failed', { why: check_failed })}
      </StatusLine>
    );
  if (!checked_at) return '–';
  return (
    <StatusLine kind="done">
      {t('system.backups.checked', { date: formatDateTime(checked_at) })}
    </StatusLine>
  );
}
