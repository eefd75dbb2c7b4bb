import { TextInput } from '@mantine/core';
import { eInvoiceForms } from '@traject/contract/invoices';
import { useTranslation } from '../../platform/i18n.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Fold } from '../../ui/Fold.tsx';
import classes from '../../ui/form.module.css';
import type { HeadForm } from './useInvoiceForm.ts';

const names = [
  'order_number',
  'payer_reference',
  'concerns',
  'service_from',
  'service_to',
] as const;

/** What some payers ask for. */
export function MoreFields({ form }: { form: HeadForm }) {
  const { t } = useTranslation();
  return (
    <Fold label={t('invoices.more')} isOpen={names.some((name) => form.errors[name])}>
      <TextInput
        className={classes.half}
        label={t('invoices.order_number')}
        maxLength={100}
        {...form.getInputProps('order_number')}
      />
      <TextInput
        className={classes.half}
        label={t('invoices.payer_reference')}
        maxLength={100}
        {...form.getInputProps('payer_reference')}
      />
      <TextInput
        label={t('invoices.concerns')}
        description={t('invoices.concerns_hint')}
        maxLength={200}
        {...form.getInputProps('concerns')}
      />
      <DateField
        className={classes.half}
        label={t('invoices.service_from')}
        {...form.getInputProps('service_from')}
      />
      <DateField
        className={classes.half}
        label={t('invoices.service_to')}
        {...form.getInputProps('service_to')}
      />
      <Choice
        label={t('invoices.e_invoice')}
        data={eInvoiceForms.map((value) => ({ value, label: t(`invoices.e_invoices.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('e_invoice')}
      />
    </Fold>
  );
}
