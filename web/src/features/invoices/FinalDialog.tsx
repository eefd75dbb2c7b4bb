import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '@traject/contract/invoices';
import { formatDate, formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { finalise, finalQuery } from './invoiceDesk.ts';
import type { Key } from './invoices.api.ts';

type Props = { invoiceKey: Key; invoice: Invoice; onClose: () => void };

/** Says what will be given and what will never change again, before it is so. */
export function FinalDialog({ invoiceKey, invoice, onClose }: Props) {
  const { t } = useTranslation();
  const { data: preview, error: unread } = useQuery(finalQuery(invoiceKey));
  const { submit, isPending, error } = useSave({
    save: (version: number) => finalise(invoiceKey, version),
    refresh: invoicesKey(invoiceKey.trajectoryId),
    done: ({ invoice_number: number }) => t('invoice_desk.finalise.done', { number }),
  });
  return (
    <FormDialog
      title={t('invoice_desk.finalise.title')}
      isDirty={false}
      canSave={!!preview}
      isSaving={isPending}
      errors={formErrors(error ?? unread)}
      errorTitle={t('invoice_desk.finalise.failed')}
      saveLabel={t('invoice_desk.finalise.action')}
      onSubmit={() => submit(invoice.version, onClose)}
      onClose={onClose}
    >
      {preview ? (
        <Facts
          items={[
            [t('invoices.invoice_number'), preview.invoice_number],
            [t('invoices.due_date'), preview.due_date ? formatDate(preview.due_date) : '–'],
            [t('invoice_desk.total_to_pay'), formatEuro(invoice.total_with_vat)],
          ]}
        />
      ) : (
        <RowsSkeleton rows={2} />
      )}
      <Callout kind="warn">{t('invoice_desk.finalise.text')}</Callout>
    </FormDialog>
  );
}
