import { TextInput } from '@mantine/core';
import { languageInput, type Portfolio } from '@traject/contract/profile';
import { useTranslation } from 'react-i18next';
import { areFilled } from '../../platform/areFilled.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { OutOfTen } from './OutOfTen.tsx';
import { useItemForm } from './useItemForm.ts';
import { useOwnProfile } from './useOwnProfile.ts';

type Props = { language: Portfolio['languages'][number] | undefined; onClose: () => void };

const skills = ['speak', 'read', 'write'] as const;

export function LanguageDialog({ language, onClose }: Props) {
  const { t } = useTranslation();
  const { saveLanguage } = useOwnProfile();
  const { name = '', speak = 5, read = 5, write = 5 } = language ?? {};
  const { form, dialog } = useItemForm({
    item: { language: language?.id },
    start: { name, speak, read, write },
    schema: languageInput,
    toInput: (values) => values,
    save: (input) => saveLanguage(language?.id, input),
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t(language ? 'profile.edit.languages' : 'profile.add.languages')}
      canSave={areFilled(form.values, ['name'])}
      onClose={onClose}
    >
      <TextInput
        label={t('profile.labels.name')}
        required
        maxLength={100}
        data-autofocus
        {...form.getInputProps('name')}
      />
      {skills.map((skill) => (
        <OutOfTen
          key={skill}
          label={t(`profile.labels.${skill}`)}
          value={form.values[skill]}
          onChange={(value) => form.setFieldValue(skill, value)}
        />
      ))}
    </FormDialog>
  );
}
