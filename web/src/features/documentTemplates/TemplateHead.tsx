import { Button, Checkbox, Loader, TextInput } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { choicesOf, referenceQuery } from '../../platform/reference.ts';
import { BackLine } from '../../ui/BackLine.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import classes from './documentTemplates.module.css';
import type { TemplateForm } from './useTemplateForm.ts';

const OrganisationChoice = lazily(() => import('./OrganisationChoice.tsx'), 'OrganisationChoice');

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
      <Row wrap justify="end" className={classes.actions}>
        <p className={`${text.secondary} ${classes.status}`} role="status">
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
      </Row>
    </div>
  );
}

/** A busy button is not disabled: that would take the focus away from the keyboard. */
const busy = <Loader size={17} color="currentColor" />;
const shortcut = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ S' : 'Ctrl S';

/** For a new template, and only for people who write for more than one organisation; few do. */
function OrganisationField({ form: { values, set } }: { form: TemplateForm }) {
  const { data: organisations } = useQuery(referenceQuery('organisations'));
  const choices = choicesOf(organisations);
  if (choices.length < 2) return null;
  return (
    <Suspense fallback={<div className={classes.organisation} />}>
      <OrganisationChoice
        className={classes.organisation}
        choices={choices}
        chosen={values.organisation_id}
        onChoose={(organisation_id) => set({ organisation_id })}
      />
    </Suspense>
  );
}

/** The height of the head that stays above the text, for whatever sticks below it; zero on a phone. */
function useHeadHeight() {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = head.current;
    if (!box) return;
    const root = document.documentElement;
    const tell = () => {
      const isStuck = getComputedStyle(box).position === 'sticky';
      root.style.setProperty('--head-height', `${isStuck ? box.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(box);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--head-height');
    };
  }, []);
  return head;
}

export function TemplateBack() {
  const { t } = useTranslation();
  return (
    <BackLine>
      <Link to="/document-templates">{t('document_templates.title')}</Link>
    </BackLine>
  );
}
