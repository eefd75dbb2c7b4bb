import { Autocomplete, Textarea } from '@mantine/core';
import { lineTotal } from '@traject/contract/common/money';
import { areFilled } from '../../platform/areFilled.ts';
import { formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import form_ from '../../ui/form.module.css';
import { NumberField } from '../../ui/NumberField.tsx';
import { VatFields } from '../../ui/vat/VatFields.tsx';
import { isCountable, type RowInput, type RowProps, useRowForm } from './useRowForm.ts';

const needed = ['product', 'count', 'unit_price', 'vat_percentage'] as const;

export function RowDialog(props: RowProps) {
  const { t } = useTranslation();
  const { form, dialog, names, isKnown, choose, input } = useRowForm(props);
  const { product } = form.values;
  const hint = product !== '' && !isKnown ? t('invoice_desk.new_product') : undefined;
  return (
    <FormDialog
      {...dialog}
      title={props.row ? t('invoice_desk.edit_row') : t('invoice_desk.create_row')}
      canSave={areFilled(form.values, needed)}
      onClose={props.onClose}
    >
      <Autocomplete
        label={t('invoice_desk.product')}
        description={hint}
        required
        maxLength={200}
        data={names}
        limit={50}
        openOnFocus={false}
        data-autofocus
        {...form.getInputProps('product')}
        onOptionSubmit={choose}
        onBlur={() => choose(form.getValues().product)}
      />
      <NumberField
        className={form_.half}
        label={t('invoice_desk.count')}
        required
        decimals={2}
        step={100}
        {...form.getInputProps('count')}
      />
      <NumberField
        className={form_.half}
        label={t('invoice_desk.unit_price')}
        leftSection="€"
        required
        decimals={2}
        isMoney
        {...form.getInputProps('unit_price')}
      />
      <NumberField
        className={form_.half}
        label={t('invoice_desk.vat_percentage')}
        rightSection="%"
        required
        decimals={1}
        {...form.getInputProps('vat_percentage')}
      />
      <VatFields
        category={input.vat_category ?? 'standard'}
        onCategory={form.setValues}
        reason={form.getInputProps('vat_reason')}
      />
      <Textarea
        label={t('invoice_desk.text')}
        rows={2}
        maxLength={1000}
        {...form.getInputProps('text')}
      />
      <Preview input={input} />
    </FormDialog>
  );
}

/** The amount of the row, calculated the way the server does. */
function Preview({ input }: { input: RowInput }) {
  const { t } = useTranslation();
  if (!isCountable(input)) return null;
  const total = lineTotal(input);
  return (
    <p aria-live="polite">
      {t('invoice_desk.preview', { amount: formatEuro(total) })}
      {total < 0 && ` ${t('invoice_desk.correction_hint')}`}
    </p>
  );
}
