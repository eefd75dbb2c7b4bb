import { Link } from '@tanstack/react-router';
import type { AgreedProduct, WorkedHours } from '@traject/contract/hours';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { formatCount } from '../../platform/typed.ts';
import { useRemove } from '../../platform/useRemove.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import text from '../../ui/text.module.css';
import { hoursKey, removeHours } from './hours.api.ts';

type Options = {
  trajectoryId: number;
  agreed: readonly AgreedProduct[];
  onEdit: (hours: WorkedHours) => void;
};

/** What is on an invoice stays as it is; a link leads there. */
export function useWorkedColumns({ trajectoryId, agreed, onEdit }: Options): Column<WorkedHours>[] {
  const { t } = useTranslation();
  const remove = useRemoveHours(trajectoryId);
  const isOne = agreed.filter(({ kind }) => kind === 'hours').length === 1;
  return [
    {
      key: 'worked_on',
      header: 'hours.fields.worked_on',
      width: 118,
      cell: (one) => formatDate(one.worked_on),
    },
    {
      key: 'text',
      header: 'hours.fields.text',
      primary: true,
      cell: (one) => one.text || one.product_name,
    },
    ...(isOne ? [] : [product]),
    { key: 'person', header: 'hours.fields.person_name', cell: (one) => one.person_name },
    {
      key: 'count',
      header: 'hours.fields.hours',
      width: 76,
      align: 'right',
      cell: (one) => <span className={text.num}>{formatCount(one.count)}</span>,
    },
    {
      key: 'invoice',
      header: 'hours.fields.invoice',
      width: 120,
      cell: ({ invoice }) =>
        invoice && (
          <Link
            to="/trajectory/$trajectoryId/invoice/$invoiceId"
            params={{ trajectoryId: String(trajectoryId), invoiceId: String(invoice.id) }}
            preload={false}
          >
            {invoice.invoice_number || t('hours.draft')}
          </Link>
        ),
    },
    {
      key: 'actions',
      header: 'hours.fields.actions',
      width: 96,
      actions: true,
      cell: (one) =>
        !one.invoice && (
          <RowActions
            name={t('hours.hours_of', { date: formatDate(one.worked_on) })}
            onEdit={() => onEdit(one)}
            onRemove={() => remove(one)}
          />
        ),
    },
  ];
}

const product: Column<WorkedHours> = {
  key: 'product',
  header: 'hours.fields.agreed_product_id',
  cell: (one) => one.product_name,
};

function useRemoveHours(trajectoryId: number) {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: WorkedHours) => removeHours({ trajectoryId, hoursId: id }),
    question: ({ worked_on, count }) => ({
      title: t('hours.remove_hours.title'),
      message: t('hours.remove_hours.message', {
        date: formatDate(worked_on),
        hours: formatCount(count),
      }),
    }),
    refresh: hoursKey(trajectoryId),
    done: 'hours.removed_hours',
    failed: 'hours.not_removed',
  });
}
