import { TextInput } from '@mantine/core';
import type { AgreedProduct, WorkedHours } from '@traject/contract/hours';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { NumberField } from '../../ui/NumberField.tsx';
import { useHoursForm } from './useHoursForm.ts';

type Props = {
  trajectoryId: number;
  agreed: readonly AgreedProduct[];
  hours: WorkedHours | undefined;
  onSaved: (saved: WorkedHours) => void;
  onClose: () => void;
};

export function HoursDialog(props: Props) {
  const { t } = useTranslation();
  const { form, dialog, choices } = useHoursForm(props);
  return (
    <FormDialog
      {...dialog}
      title={t('hours.edit_hours')}
      canSave={areFilled(form.values, ['worked_on', 'count', 'agreed_product_id'])}
      onClose={props.onClose}
    >
      <DateField
        className={classes.half}
        label={t('hours.fields.worked_on')}
        required
        data-autofocus
        {...form.getInputProps('worked_on')}
      />
      <NumberField
        className={classes.half}
        label={t('hours.fields.hours')}
        required
        decimals={2}
        step={25}
        {...form.getInputProps('count')}
      />
      <Choice
        label={t('hours.fields.agreed_product_id')}
        required
        data={choices}
        allowDeselect={false}
        {...form.getInputProps('agreed_product_id')}
      />
      <TextInput label={t('hours.fields.text')} maxLength={200} {...form.getInputProps('text')} />
    </FormDialog>
  );
}
