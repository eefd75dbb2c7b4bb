import { IconCopy } from '@tabler/icons-react';
import type { InvoiceRow } from '@traject/contract/invoices';
import { useTranslation } from '../../platform/i18n.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { removeRow, saveRow } from './invoiceDesk.ts';
import type { Key } from './invoices.api.ts';

type Props = { invoiceKey: Key; row: InvoiceRow; onEdit: () => void };

export function RowTools({ invoiceKey, row, onEdit }: Props) {
  const { t } = useTranslation();
  const { name } = row.invoice_product;
  const remove = useRemoveRow(invoiceKey);
  const copy = useCopyRow(invoiceKey);
  return (
    <>
      <IconButton
        label={t('invoice_desk.copy_row', { name })}
        icon={IconCopy}
        onClick={() => copy(row)}
      />
      <RowActions name={name} onEdit={onEdit} onRemove={() => remove(row)} />
    </>
  );
}

const useCopyRow = (key: Key) =>
  useRowSave({
    save: ({ id: _, version: __, total: ___, invoice_product, ...values }: InvoiceRow) =>
      saveRow({ ...key, rowId: undefined }, { ...values, invoice_product: invoice_product.id }),
    refresh: invoicesKey(key.trajectoryId),
    done: 'notify.invoice_item.save_success',
    shown: [],
  });

function useRemoveRow(key: Key) {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: InvoiceRow) => removeRow({ ...key, rowId: id }),
    question: ({ invoice_product: { name } }) => ({
      title: t('invoice_desk.remove_row.title'),
      message: t('invoice_desk.remove_row.message', { name }),
    }),
    refresh: invoicesKey(key.trajectoryId),
    done: 'notify.invoice_item.delete_success',
    failed: 'notify.invoice_item.delete_error',
  });
}
