import { Button, Checkbox, Loader, TextInput } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import classes from './documentTemplates.module.css';
import { OrganisationField } from './OrganisationField.tsx';
import { useHeadHeight } from './useHeadHeight.ts';
import type { TemplateForm } from './useTemplateForm.ts';

type Props = {
  form: TemplateForm;
  saving: { id: number | undefined; isSaving: boolean };
  preview: { isMaking: boolean };
  onSave: () => void;
  onPreview: () => void;
};

export function TemplateHead({ form, saving, preview, onSave, onPreview }: Props) {
  const { t } = useTranslation();
  const { values, wrong, isDirty, set } = form;
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrong.name) name.current?.focus();
  }, [wrong.name]);

  return (
    <div ref={useHeadHeight()} className={classes.head}>
      <TextInput
        ref={name}
        className={classes.name}
        label={t('document_templates.name')}
        required
        maxLength={200}
        autoComplete="off"
        value={values.name}
        error={wrong.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      {saving.id === undefined && <OrganisationField form={form} />}
      <Checkbox
        className={classes.approval}
        label={t('document_templates.approval')}
        description={t('document_templates.approval_text')}
        checked={values.requires_approval}
        onChange={({ currentTarget }) => set({ requires_approval: currentTarget.checked })}
      />
      <div className={classes.actions}>
        <p className={classes.status} role="status">
          {isDirty && t('document_templates.unsaved')}
        </p>
        <Button
          variant="default"
          aria-disabled={preview.isMaking || undefined}
          leftSection={preview.isMaking ? busy : <Icon of={IconEye} />}
          onClick={onPreview}
        >
          {t('document_templates.preview')}
        </Button>
        <Button
          aria-disabled={saving.isSaving || undefined}
          aria-keyshortcuts="Control+S Meta+S"
          rightSection={
            <span className={classes.shortcut}>{saving.isSaving ? busy : shortcut}</span>
          }
          onClick={onSave}
        >
          {t('document_templates.save')}
        </Button>
      </div>
    </div>
  );
}

/** Not by switching the button off: that would take the focus away from under the keyboard. */
const busy = <Loader size={17} color="currentColor" />;
const shortcut = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ S' : 'Ctrl S';
