import { Button } from '@mantine/core';
import type { DocumentTemplate, PreviewInput } from '@traject/contract/documentTemplates';
import { useTranslation } from '../../platform/i18n.ts';
import { ConflictCallout } from '../../ui/ConflictCallout.tsx';
import { DraftCallout } from '../../ui/DraftCallout.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { Stack } from '../../ui/layout.tsx';
import classes from './documentTemplates.module.css';
import type { Field } from './tags/field.ts';
import { keepMine, type Template, takeTheirs } from './useTemplate.ts';
import { type Values, valuesOf } from './useTemplateForm.ts';

type Props = {
  template: Template;
  preview: { errors: readonly string[]; open: (template: PreviewInput, name: string) => void };
};

/** Messages about the whole template, above it. */
export function TemplateMessages({ template, preview }: Props) {
  const { t } = useTranslation();
  const differences = useTemplateDifferences();
  const { form, draft, saving } = template;
  const { theirs, errors } = saving;
  const { name: _, ...others } = form.wrong;

  const look = ({ name, contents, fields, organisation }: DocumentTemplate) =>
    preview.open({ name, contents, fields, organisation_id: organisation.id }, name);

  return (
    <Stack className={classes.messages}>
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
    </Stack>
  );
}

/** What somebody else saved, beside what was typed here. Two whole texts side by side would say nothing. */
function useTemplateDifferences() {
  const { t } = useTranslation();
  const inWords = ({ name, requires_approval, fields }: Values) => [
    { label: t('document_templates.name'), words: name },
    {
      label: t('document_templates.approval'),
      words: t(requires_approval ? 'controls.yes' : 'controls.no'),
    },
    {
      label: t('document_templates.fields'),
      words: fields.map(fieldInWords).join('; ') || t('document_templates.conflict.nothing'),
    },
  ];
  return (theirs: DocumentTemplate, mine: Values) => {
    const yours = inWords(mine);
    const differing = inWords(valuesOf(theirs)).flatMap(({ label, words }, index) => {
      const typed = yours[index]?.words ?? '';
      return words === typed ? [] : [{ label, theirs: words, yours: typed }];
    });
    const text = {
      label: t('document_templates.conflict.contents'),
      theirs: t('document_templates.conflict.contents_theirs'),
      yours: t('document_templates.conflict.contents_yours'),
    };
    return [...differing, text];
  };
}

const fieldInWords = ({ name, description, configuration }: Field) =>
  [name, configuration.map(({ text }) => text).join(', ') || description]
    .filter(Boolean)
    .join(': ');
