import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Today } from '@traject/contract/today';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import text from '../../ui/text.module.css';
import { DayGroup } from './DayGroup.tsx';
import { ClientLink, DayRow } from './DayRow.tsx';

type Props = Pick<Today, 'messages' | 'changes'>;

/** What clients and employers did on their own pages and nobody has seen. */
export function FromPages({ messages, changes }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <DayGroup title={t('today.messages.title')} list={messages}>
        {(row) => (
          <PageRow key={`${row.trajectory.id} ${row.party}`} {...row}>
            {t('today.messages.row', row)}
          </PageRow>
        )}
      </DayGroup>
      <DayGroup title={t('today.changes.title')} list={changes}>
        {(row) => (
          <PageRow key={row.trajectory.id} {...row}>
            {t('today.changes.row', row)}
          </PageRow>
        )}
      </DayGroup>
    </>
  );
}

type RowProps = Pick<Today['changes']['data'][number], 'at' | 'trajectory'> & {
  children: ReactNode;
};

function PageRow({ at, trajectory, children }: RowProps) {
  const { t } = useTranslation();
  return (
    <DayRow
      title={<ClientLink trajectory={trajectory} hash="part-shared" />}
      action={
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('today.look_name', { name: trajectory.client.name })}
          renderRoot={(props) => (
            <Link
              to="/trajectories/$trajectoryId"
              params={{ trajectoryId: String(trajectory.id) }}
              hash="part-shared"
              {...props}
            />
          )}
        >
          {t('today.look')}
        </Button>
      }
    >
      <p className={`${text.secondary} ${text.soft}`}>{children}</p>
      <p className={text.secondary}>{formatDateTime(at)}</p>
    </DayRow>
  );
}
