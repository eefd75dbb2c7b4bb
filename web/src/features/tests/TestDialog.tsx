import { TextInput } from '@mantine/core';
import type { Test } from '@traject/contract/tests';
import { useTranslation } from 'react-i18next';
import { areFilled } from '../../platform/areFilled.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { useTestForm } from './useTestForm.ts';

type Props = {
  trajectoryId: number;
  test: Test | undefined;
  onSaved: (saved: Test) => void;
  onClose: () => void;
};

const needed = ['main_subject', 'sub_subject', 'date_taken', 'price'] as const;

export function TestDialog({ trajectoryId, test, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useTestForm({ trajectoryId, test, onSaved });
  return (
    <FormDialog
      {...dialog}
      title={test ? t('tests.edit') : t('tests.create')}
      canSave={areFilled(form.values, needed)}
      onClose={onClose}
    >
      <TextInput
        label={t('labels.main_subject')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('main_subject')}
      />
      <TextInput
        label={t('labels.sub_subject')}
        required
        maxLength={200}
        {...form.getInputProps('sub_subject')}
      />
      <DateField
        className={classes.half}
        label={t('labels.date_taken')}
        required
        {...form.getInputProps('date_taken')}
      />
      <DateField
        className={classes.half}
        label={t('labels.date_closed')}
        {...form.getInputProps('date_closed')}
      />
      <TextInput
        className={classes.half}
        inputMode="decimal"
        label={t('labels.price')}
        description={t('tests.price_hint')}
        required
        maxLength={20}
        leftSection="€"
        {...form.getInputProps('price')}
      />
    </FormDialog>
  );
}
