import { TextInput } from '@mantine/core';
import { type PaymentKind, paymentKinds } from '@traject/contract/payments';
import { useState } from 'react';
import { today } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { scaledOf, typedEuro } from '../../platform/money.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { NumberField } from '../../ui/NumberField.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import { addPayment, moneyKey } from './payments.api.ts';

type Props = {
  organisationId: number;
  invoice: { id: number; open: number };
  onSaved: () => Promise<unknown>;
  onClose: () => void;
};

/** What is open is offered; less or more may be typed. */
export function PaymentDialog({ organisationId, invoice, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const start = () => ({
    kind: 'payment' as PaymentKind,
    amount: typedEuro(invoice.open),
    paid_on: today(),
    description: '',
  });
  const [values, setValues] = useState(start);
  const set = (given: Partial<typeof values>) => setValues({ ...values, ...given });
  const amount = scaledOf(values.amount, 2);
  const save = useSave({
    save: async () => {
      await addPayment(organisationId, invoice.id, { ...values, amount });
      await onSaved();
    },
    refresh: moneyKey,
    done: 'payments.added',
    failed: 'payments.add_failed',
  });
  return (
    <FormDialog
      title={t('payments.add')}
      isDirty={values.description !== '' || amount !== invoice.open}
      canSave={!!amount && values.paid_on !== ''}
      isSaving={save.isPending}
      errors={formErrors(save.error)}
      saveLabel={t('payments.book')}
      onSubmit={() => save.submit(undefined, onClose)}
      onClose={onClose}
    >
      <div>
        <SegmentField
          label={t('payments.kind')}
          choices={paymentKinds.map((value) => ({ value, label: t(`payments.kinds.${value}`) }))}
          value={values.kind}
          onChange={(kind) => set({ kind: paymentKinds.find((one) => one === kind) ?? 'payment' })}
        />
      </div>
      <NumberField
        className={classes.half}
        label={t('payments.amount')}
        required
        decimals={2}
        isMoney
        data-autofocus
        value={values.amount}
        onChange={(typed) => set({ amount: typed })}
      />
      <DateField
        className={classes.half}
        label={t('payments.paid_on')}
        required
        value={values.paid_on}
        onChange={(paid_on) => set({ paid_on })}
      />
      <TextInput
        label={t('payments.description')}
        maxLength={200}
        value={values.description}
        onChange={({ currentTarget }) => set({ description: currentTarget.value })}
      />
    </FormDialog>
  );
}
