import { TextInput } from '@mantine/core';
import { type Test, testInput } from '@traject/contract/tests';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { centsOf, typedEuro } from '../../platform/money.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReload } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { saveTest, testsQuery } from './tests.api.ts';

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

function useTestForm({ trajectoryId, test, onSaved }: Omit<Props, 'onClose'>) {
  const query = testsQuery(trajectoryId);
  return useRecordForm({
    draft: placeOf({ trajectory: trajectoryId, test: test?.id }),
    start: test ? valuesOf(test) : newTest,
    version: test?.version,
    schema: testInput,
    toInput: (values) => ({
      ...values,
      date_closed: values.date_closed || null,
      price: centsOf(values.price),
    }),
    save: (input, version) => saveTest({ trajectoryId, testId: test?.id }, input, version),
    load: useReload(query, test?.id, valuesOf),
    refresh: query.queryKey,
    done: 'notify.test.save_success',
    onSaved,
  });
}

const newTest = { main_subject: '', sub_subject: '', date_taken: '', date_closed: '', price: '' };

const valuesOf = (test: Test): typeof newTest => ({
  main_subject: test.main_subject,
  sub_subject: test.sub_subject,
  date_taken: test.date_taken,
  date_closed: test.date_closed ?? '',
  price: typedEuro(test.price),
});
