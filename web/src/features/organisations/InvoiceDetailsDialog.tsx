import {
  type InvoiceDetails,
  type InvoiceDetailsInput,
  invoiceDetailsInput,
} from '@traject/contract/organisations';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { InvoiceFields } from './InvoiceFields.tsx';
import {
  changeInvoiceDetails,
  invoiceDetailsQuery,
  organisationsKey,
} from './organisations.api.ts';

type Props = { details: InvoiceDetails; onClose: () => void };

export function InvoiceDetailsDialog({ details, onClose }: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useRecordForm({
    draft: placeOf({ organisation: details.id }),
    start: valuesOf(details),
    version: details.version,
    schema: invoiceDetailsInput,
    toInput: (values: InvoiceDetailsInput) => values,
    save: (input, version) => changeInvoiceDetails(details.id, input, version),
    load: useReloadOne(invoiceDetailsQuery(details.id), valuesOf),
    label: (name) => (name === 'name' ? t('labels.name') : t(`organisations.fields.${name}`)),
    refresh: organisationsKey,
    done: 'notify.organisation.save_success',
    onSaved: onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('organisations.edit')}
      canSave={areFilled(form.values, ['name', 'payment_term_days'])}
      onClose={onClose}
    >
      <InvoiceFields of={form.getInputProps} />
    </FormDialog>
  );
}

const valuesOf = ({ id: _, has_logo: __, version: ___, ...values }: InvoiceDetails) => values;
