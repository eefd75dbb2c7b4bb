import { type InvoiceRepeat, invoiceRepeatInput } from '@traject/contract/invoiceRepeats';
import { areFilled } from '../../platform/areFilled.ts';
import { today } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { type Key, repeatQuery, setRepeat } from './invoiceRepeats.api.ts';

type Props = { of: Key; repeat: InvoiceRepeat | null; onClose: () => void };

const months = [1, 2, 3, 4, 6, 12];

export function RepeatDialog({ of, repeat, onClose }: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useRepeatForm({ of, repeat, onClose });
  const choices = [...new Set([...months, repeat?.every_months ?? 1])].sort((a, b) => a - b);
  return (
    <FormDialog
      {...dialog}
      title={t('invoice_repeats.start_title')}
      canSave={areFilled(form.values, ['every_months', 'first_on'])}
      onClose={onClose}
    >
      <Choice
        label={t('invoice_repeats.fields.every_months')}
        required
        data={choices.map((count) => ({
          value: String(count),
          label: t('invoice_repeats.every', { count }),
        }))}
        allowDeselect={false}
        data-autofocus
        {...form.getInputProps('every_months')}
      />
      <DateField
        className={classes.half}
        label={t('invoice_repeats.fields.first_on')}
        required
        {...form.getInputProps('first_on')}
      />
      <DateField
        className={classes.half}
        label={t('invoice_repeats.fields.until')}
        description={t('invoice_repeats.until_hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('until')}
      />
    </FormDialog>
  );
}

/** What came before stays; it begins again on the first day that is given. */
function useRepeatForm({ of, repeat, onClose }: Props) {
  const { t } = useTranslation();
  return useRecordForm({
    ...unversioned,
    draft: placeOf({ invoice: of.invoiceId, repeat: undefined }),
    start: {
      every_months: String(repeat?.every_months ?? 1),
      first_on: repeat?.next_on ?? monthAfter(today()),
      until: repeat?.until ?? '',
    },
    schema: invoiceRepeatInput,
    toInput: (values) => ({
      ...values,
      every_months: Number(values.every_months),
      until: values.until || null,
    }),
    save: (input) => setRepeat(of, input),
    label: (name) => t(`invoice_repeats.fields.${name}`),
    refresh: repeatQuery(of).queryKey,
    done: 'invoice_repeats.saved',
    onSaved: onClose,
  });
}

/** The first of the next month. */
const monthAfter = (day: string) => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};
