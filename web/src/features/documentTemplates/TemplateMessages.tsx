import { Button } from '@mantine/core';
import type { DocumentTemplate, PreviewInput } from '@traject/contract/documentTemplates';
import { useTranslation } from 'react-i18next';
import { ConflictCallout } from '../../ui/ConflictCallout.tsx';
import { DraftCallout } from '../../ui/DraftCallout.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import classes from './documentTemplates.module.css';
import { keepMine, type Template, takeTheirs } from './useTemplate.ts';
import { useTemplateDifferences } from './useTemplateDifferences.ts';

type Props = {
  template: Template;
  preview: { errors: readonly string[]; open: (template: PreviewInput, name: string) => void };
};

/** What has to be said about the whole template, above it. */
export function TemplateMessages({ template, preview }: Props) {
  const { t } = useTranslation();
  const differences = useTemplateDifferences();
  const { form, draft, saving } = template;
  const { theirs, errors } = saving;
  const { name: _, ...others } = form.wrong;

  const look = ({ name, contents, fields, organisation }: DocumentTemplate) =>
    preview.open({ name, contents, fields, organisation_id: organisation.id }, name);

  return (
    <div className={classes.messages}>
      {draft.offer && <DraftCallout {...draft.offer} />}
      {theirs ? (
        <ConflictCallout
          reasons={errors}
          differences={differences(theirs, form.values)}
          onTakeTheirs={() => takeTheirs(template, theirs)}
          onKeepMine={() => keepMine(template, theirs)}
        >
          <Button variant="subtle" size="xs" onClick={() => look(theirs)}>
            {t('document_templates.conflict.see_theirs')}
          </Button>
        </ConflictCallout>
      ) : (
        <ErrorList errors={[...errors, ...Object.values(others)]} />
      )}
      <ErrorList title={t('document_templates.preview_failed')} errors={preview.errors} />
    </div>
  );
}
