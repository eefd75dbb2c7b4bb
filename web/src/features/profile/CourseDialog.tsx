import { Checkbox, TextInput } from '@mantine/core';
import { courseInput, type Portfolio } from '@traject/contract/profile';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useOwnProfile } from './profile.api.ts';
import { useItemForm } from './useItemForm.ts';

type Props = { course: Portfolio['courses'][number] | undefined; onClose: () => void };

export function CourseDialog({ course, onClose }: Props) {
  const { t } = useTranslation();
  const { saveCourse } = useOwnProfile();
  const { form, dialog } = useItemForm({
    item: { course: course?.id },
    start: {
      name: course?.name ?? '',
      achieved: course?.achieved ?? false,
      expiration_date: course?.expiration_date ?? '',
    },
    schema: courseInput,
    toInput: ({ expiration_date, ...values }) => ({
      ...values,
      expiration_date: expiration_date || null,
    }),
    save: (input) => saveCourse(course?.id, input),
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t(course ? 'profile.edit.courses' : 'profile.add.courses')}
      canSave={areFilled(form.values, ['name'])}
      onClose={onClose}
    >
      <TextInput
        label={t('profile.labels.name')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Checkbox
        label={t('profile.labels.achieved')}
        {...form.getInputProps('achieved', { type: 'checkbox' })}
      />
      <DateField
        label={t('profile.labels.expiration_date')}
        {...form.getInputProps('expiration_date')}
      />
    </FormDialog>
  );
}
