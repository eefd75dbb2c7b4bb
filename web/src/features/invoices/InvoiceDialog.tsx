import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { type Invoice, invoiceHead } from '@traject/contract/invoices';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { areFilled } from '../../platform/areFilled.ts';
import { today } from '../../platform/format.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { invoiceQuery, invoicesKey, nextQuery, saveInvoice } from './invoices.api.ts';

export type Props = {
  trajectoryId: number;
  invoice: Invoice | undefined;
  onSaved: (invoice: Invoice) => void;
  onClose: () => void;
};

const needed = ['invoice_number', 'declaration_reference', 'invoice_date'] as const;

/** The head of an invoice: its number, its reference and the payer. */
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
      <Checkbox
        label={t('invoices.visible_employer')}
        description={t('invoices.visible_hint')}
        {...form.getInputProps('visible_employer', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}

function useInvoiceForm({ trajectoryId, invoice, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const record = useRecordForm({
    draft: placeOf({ trajectory: trajectoryId, invoice: invoice?.id }),
    start: invoice ? valuesOf(invoice) : newInvoice(),
    version: invoice?.version,
    schema: invoiceHead,
    toInput: (values) => values,
    save: (input, version) => saveInvoice({ trajectoryId, invoiceId: invoice?.id }, input, version),
    load: useReloadOne(invoice && invoiceQuery({ trajectoryId, invoiceId: invoice.id }), valuesOf),
    label: (name) => t(`invoices.${name}`),
    refresh: invoicesKey(trajectoryId),
    done: 'invoices.saved',
    onSaved: (saved) => {
      onSaved(saved);
      onClose();
    },
  });
  useOffer(trajectoryId, !invoice, record.form);
  return record;
}

type Form = UseFormReturnType<Values>;

/** Fills in the server's suggestions for a new invoice, but never over what was typed meanwhile. */
function useOffer(trajectoryId: number, isNew: boolean, form: Form) {
  const { data: offer } = useQuery({ ...nextQuery(trajectoryId), enabled: isNew });
  const take = useEffectEvent((offered: NonNullable<typeof offer>) => {
    const typed = Object.entries(form.values).filter(([, value]) => value !== '');
    form.setInitialValues({ ...newInvoice(), ...offered });
    form.setValues({ ...offered, ...Object.fromEntries(typed) });
  });
  useEffect(() => {
    if (offer) take(offer);
  }, [offer]);
}

type Values = ReturnType<typeof newInvoice>;

const newInvoice = () => ({
  invoice_number: '',
  declaration_reference: '',
  invoice_date: today(),
  billed_name: '',
  billed_address: '',
  billed_vat_number: '',
  visible_employer: false,
});

const valuesOf = (invoice: Invoice): Values => ({
  invoice_number: invoice.invoice_number,
  declaration_reference: invoice.declaration_reference,
  invoice_date: invoice.invoice_date,
  billed_name: invoice.billed_name ?? '',
  billed_address: invoice.billed_address ?? '',
  billed_vat_number: invoice.billed_vat_number ?? '',
  visible_employer: invoice.visible_employer,
});
