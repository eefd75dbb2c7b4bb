import { TextInput } from '@mantine/core';
import { languageInput, type Portfolio } from '@traject/contract/profile';
import { useId } from 'react';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Row } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import classes from './OutOfTen.module.css';
import { useOwnProfile } from './profile.api.ts';
import { useItemForm } from './useItemForm.ts';

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

type OutOfTenProps = { label: string; value: number; onChange: (value: number) => void };

/** How good one is at something, on the browser's own slider from 0 to 10. */
function OutOfTen({ label, value, onChange }: OutOfTenProps) {
  const { t } = useTranslation();
  const id = useId();
  const words = t('profile.out_of_ten', { value });
  return (
    <div>
      <Row gap={12} justify="between" className={`${text.num} ${classes.line}`}>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden>{words}</span>
      </Row>
      <input
        id={id}
        className={classes.slider}
        type="range"
        min={0}
        max={10}
        step={1}
        value={value}
        aria-valuetext={words}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </div>
  );
}
