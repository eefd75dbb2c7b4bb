import { Checkbox, TextInput } from '@mantine/core';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { MoreFields } from './MoreFields.tsx';
import { PayerFields } from './PayerFields.tsx';
import { type HeadProps, useInvoiceForm } from './useInvoiceForm.ts';

const needed = ['invoice_number', 'declaration_reference', 'invoice_date'] as const;

/** The head of an invoice: its number, its reference and the payer. */
export function InvoiceDialog(props: HeadProps) {
  const { t } = useTranslation();
  const { form, dialog, payers, keeping } = useInvoiceForm(props);
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
      <PayerFields form={form} payers={payers} keeping={keeping} />
      <MoreFields form={form} />
      <Checkbox
        label={t('invoices.visible_employer')}
        description={t('invoices.visible_hint')}
        {...form.getInputProps('visible_employer', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
