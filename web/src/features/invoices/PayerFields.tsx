import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { Payer } from '@traject/contract/payers';
import { useTranslation } from '../../platform/i18n.ts';
import { Choice } from '../../ui/Choice.tsx';
import type { HeadForm, Keeping } from './useInvoiceForm.ts';

type Props = { form: HeadForm; payers: readonly Payer[]; keeping: Keeping };

/** Whom to bill: one who is known, or anybody, who can be remembered. */
export function PayerFields({ form, payers, keeping }: Props) {
  const { t } = useTranslation();
  const { payer_id, billed_name } = form.values;
  const offered = payers.filter(({ id, archived }) => !archived || id === payer_id);
  const choose = (chosen: string | null) => {
    const payer = payers.find(({ id }) => String(id) === chosen);
    form.setValues(payer ? valuesOf(payer) : { payer_id: null });
  };
  return (
    <>
      {offered.length > 0 && (
        <Choice
          label={t('invoices.payer_id')}
          placeholder={t('invoices.payer_placeholder')}
          data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
          clearable
          value={payer_id === null ? null : String(payer_id)}
          onChange={choose}
        />
      )}
      <TextInput
        label={t('invoices.billed_name')}
        description={t('invoices.billed_hint')}
        maxLength={200}
        {...form.getInputProps('billed_name')}
        // Another name is another payer.
        onChange={({ currentTarget }) =>
          form.setValues({ billed_name: currentTarget.value, payer_id: null })
        }
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
      {keeping.isPossible && payer_id === null && billed_name.trim() !== '' && (
        <Checkbox
          label={t('invoices.keep_payer')}
          checked={keeping.isWanted}
          onChange={({ currentTarget }) => keeping.onWanted(currentTarget.checked)}
        />
      )}
    </>
  );
}

const valuesOf = ({ id, name, address, vat_number, reference, e_invoice }: Payer) => ({
  payer_id: id,
  billed_name: name,
  billed_address: address,
  billed_vat_number: vat_number,
  payer_reference: reference,
  e_invoice,
});
