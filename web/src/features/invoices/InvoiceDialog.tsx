import { Textarea, TextInput } from '@mantine/core';
import type { Invoice } from '@traject/contract/invoices';
import { useTranslation } from 'react-i18next';
import { areFilled } from '../../platform/areFilled.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { useInvoiceForm } from './useInvoiceForm.ts';

export type Props = {
  trajectoryId: number;
  invoice: Invoice | undefined;
  onSaved: (invoice: Invoice) => void;
  onClose: () => void;
};

const needed = ['invoice_number', 'declaration_reference', 'invoice_date'] as const;

/** The head of an invoice: its number, what it is for, and who pays. */
export function InvoiceDialog(props: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useInvoiceForm(props);
  return (
    <FormDialog
      {...dialog}
      title={props.invoice ? t('invoices.edit') : t('invoices.create')}
      canSave={areFilled(form.values, needed)}
      onClose={props.onClose}
    >
      <TextInput
        className={classes.half}
        label={t('invoices.invoice_number')}
        required
        maxLength={40}
        data-autofocus
        {...form.getInputProps('invoice_number')}
      />
      <DateField
        className={classes.half}
        label={t('invoices.invoice_date')}
        required
        {...form.getInputProps('invoice_date')}
      />
      <TextInput
        label={t('invoices.declaration_reference')}
        required
        maxLength={100}
        {...form.getInputProps('declaration_reference')}
      />
      <TextInput
        label={t('invoices.billed_name')}
        description={t('invoices.billed_hint')}
        maxLength={200}
        {...form.getInputProps('billed_name')}
      />
      <Textarea
        label={t('invoices.billed_address')}
        rows={3}
        maxLength={500}
        {...form.getInputProps('billed_address')}
      />
      <TextInput
        label={t('invoices.billed_vat_number')}
        maxLength={40}
        {...form.getInputProps('billed_vat_number')}
      />
    </FormDialog>
  );
}
