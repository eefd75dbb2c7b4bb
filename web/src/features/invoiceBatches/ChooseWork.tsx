import '../../ui/boxes.css';
import { Button, Checkbox } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { isCivilDate } from '@traject/contract/common/fields';
import type { DueWork } from '@traject/contract/invoiceBatches';
import { useState } from 'react';
import { formatEuro, today } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Row } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import text from '../../ui/text.module.css';
import { dueQuery } from './invoiceBatches.api.ts';
import classes from './invoiceBatches.module.css';
import { MakeInvoices } from './MakeInvoices.tsx';

type Props = { organisationId: number; onStarted: (batchId: number) => void };

/** What is still to be billed up to a day: all of it, unless some are left out. */
export function ChooseWork({ organisationId, onStarted }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(today());
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const until = useLastDay(typed);
  const due = useQuery(dueQuery(organisationId, until));
  const columns = useColumns({ left, onLeft: setLeft });
  const rows = due.data ?? [];
  const chosen = rows.filter(({ trajectory_id }) => !left.has(trajectory_id));
  const noOne = () => setLeft(new Set(rows.map(({ trajectory_id }) => trajectory_id)));
  return (
    <Panel title={t('invoice_batches.choose')} count={due.data?.length}>
      <Row gap={12} wrap align="top" className={classes.tools}>
        <DateField
          className={classes.field ?? ''}
          label={t('invoice_batches.until')}
          value={typed}
          onChange={setTyped}
        />
        {rows.length > 0 && (
          <Row gap={4} wrap className={classes.beside}>
            <Button variant="subtle" onClick={() => setLeft(new Set())}>
              {t('invoice_batches.all')}
            </Button>
            <Button variant="subtle" onClick={noOne}>
              {t('invoice_batches.none')}
            </Button>
          </Row>
        )}
      </Row>
      {!due.data && due.isError ? (
        <PanelError title={t('invoice_batches.failed')} onRetry={() => due.refetch()} />
      ) : (
        <div data-updating={due.isPlaceholderData || undefined}>
          <DataTable
            label={t('invoice_batches.choose')}
            columns={columns}
            rows={due.data}
            rowKey={({ trajectory_id }) => trajectory_id}
            empty={
              <EmptyState
                icon={IconCircleCheck}
                title={t('invoice_batches.empty')}
                text={t('invoice_batches.empty_text')}
              />
            }
          />
        </div>
      )}
      {rows.length > 0 && (
        <MakeInvoices
          {...{ organisationId, until, chosen, onStarted }}
          all={rows.length}
          isSteady={!due.isPlaceholderData && typed === until}
        />
      )}
    </Panel>
  );
}

/** What is being typed is no day yet. */
function useLastDay(typed: string) {
  const [last, setLast] = useState(typed);
  if (typed !== last && /^\d{4}-/.test(typed) && isCivilDate(typed)) setLast(typed);
  return last;
}

type Picked = { left: ReadonlySet<number>; onLeft: (left: ReadonlySet<number>) => void };

function useColumns({ left, onLeft }: Picked): Column<DueWork>[] {
  const { t } = useTranslation();
  const toggle = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onLeft(next);
  };
  return [
    {
      key: 'client',
      header: 'invoice_batches.client',
      primary: true,
      cell: ({ trajectory_id: id, client }) => (
        <Checkbox
          label={client}
          aria-label={t('invoice_batches.pick_one', { name: client })}
          checked={!left.has(id)}
          onChange={() => toggle(id)}
        />
      ),
    },
    {
      key: 'billed_name',
      header: 'invoice_batches.billed_name',
      cell: ({ billed_name }) => billed_name,
    },
    {
      key: 'rows',
      header: 'invoice_batches.rows',
      width: 84,
      align: 'right',
      cell: ({ rows }) => <span className={text.num}>{rows}</span>,
    },
    {
      key: 'total',
      header: 'invoice_batches.total',
      width: 150,
      align: 'right',
      cell: ({ total }) => <span className={text.num}>{formatEuro(total)}</span>,
    },
  ];
}
