import { Radio } from '@mantine/core';
import type { Invoice } from '@traject/contract/invoices';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import form from '../../ui/form.module.css';
import { credit } from './invoiceDesk.ts';
import type { Key } from './invoices.api.ts';

type Props = {
  invoiceKey: Key;
  invoice: Invoice;
  onCredited: (invoiceId: number) => void;
  onClose: () => void;
};

const ways = ['note', 'again'] as const;

/** A credit note to cut down, or the whole invoice once more without its mistake. */
export function CreditDialog({ invoiceKey, invoice, onCredited, onClose }: Props) {
  const { t } = useTranslation();
  const [way, setWay] = useState<string>('note');
  const { submit, isPending, error } = useSave({
    save: (again: boolean) => credit(invoiceKey, again),
    refresh: invoicesKey(invoiceKey.trajectoryId),
    done: way === 'again' ? 'invoice_desk.credit.done_again' : 'invoice_desk.credit.done_note',
  });
  const credited = ({ id }: Invoice) => {
    onClose();
    onCredited(id);
  };
  return (
    <FormDialog
      title={t('invoice_desk.credit.title', { number: invoice.invoice_number })}
      isDirty={false}
      canSave
      isSaving={isPending}
      errors={formErrors(error)}
      saveLabel={t('invoice_desk.credit.action')}
      onSubmit={() => submit(way === 'again', credited)}
      onClose={onClose}
    >
      <Radio.Group label={t('invoice_desk.credit.how')} value={way} onChange={setWay}>
        <div className={form.boxes}>
          {ways.map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`invoice_desk.credit.${one}.label`)}
              description={t(`invoice_desk.credit.${one}.text`)}
              disabled={one === 'again' && invoice.credited !== 0}
            />
          ))}
        </div>
      </Radio.Group>
    </FormDialog>
  );
}
