import { Textarea, TextInput } from '@mantine/core';
import { eInvoiceForms } from '@traject/contract/invoices';
import { type Payer, payerInput } from '@traject/contract/payers';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReload } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { addPayer, changePayer, payersQuery } from './payers.api.ts';

type Props = {
  organisationId: number;
  payer: Payer | undefined;
  onSaved: (payer: Payer) => void;
  onClose: () => void;
};

const halves = [
  ['vat_number', 40],
  ['kvk_number', 40],
  ['oin', 40],
  ['country', 2],
  ['email', 254],
  ['reference', 100],
] as const;

export function PayerDialog(props: Props) {
  const { t } = useTranslation();
  const { form, dialog } = usePayerForm(props);
  const { payer, onClose } = props;
  return (
    <FormDialog
      {...dialog}
      title={payer ? t('controls.edit', { name: payer.name }) : t('payers.add')}
      canSave={areFilled(form.values, ['name', 'country'])}
      onClose={onClose}
    >
      <TextInput
        label={t('labels.name')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Textarea
        label={t('payers.fields.address')}
        description={t('payers.address_hint')}
        rows={3}
        maxLength={500}
        {...form.getInputProps('address')}
      />
      {halves.map(([name, maxLength]) => (
        <TextInput
          key={name}
          className={classes.half}
          label={t(`payers.fields.${name}`)}
          maxLength={maxLength}
          {...form.getInputProps(name)}
        />
      ))}
      <Choice
        label={t('payers.fields.e_invoice')}
        data={eInvoiceForms.map((value) => ({ value, label: t(`payers.e_invoices.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('e_invoice')}
      />
    </FormDialog>
  );
}

function usePayerForm({ organisationId, payer, onSaved }: Props) {
  const { t } = useTranslation();
  const query = payersQuery(organisationId);
  return useRecordForm({
    draft: placeOf({ organisation: organisationId, payer: payer?.id }),
    start: payer ? valuesOf(payer) : newPayer,
    version: payer?.version,
    schema: payerInput,
    toInput: (values) => values,
    save: (input, version) =>
      payer
        ? changePayer({ organisationId, payerId: payer.id }, { ...input, version })
        : addPayer(organisationId, input),
    load: useReload(query, payer?.id, valuesOf),
    label: (name) => (name === 'name' ? t('labels.name') : t(`payers.fields.${name}`)),
    show: { e_invoice: (form) => t(`payers.e_invoices.${form}`) },
    refresh: query.queryKey,
    done: 'payers.saved',
    onSaved,
  });
}

const valuesOf = ({ id: _, version: __, archived: ___, ...values }: Payer) => values;

const newPayer: ReturnType<typeof valuesOf> = {
  name: '',
  address: '',
  vat_number: '',
  kvk_number: '',
  oin: '',
  country: 'NL',
  email: '',
  reference: '',
  e_invoice: 'none',
};
