import type { DocumentTemplate } from '@traject/contract/documentTemplates';
import { useTranslation } from 'react-i18next';
import type { Field } from './tags/field.ts';
import { type Values, valuesOf } from './templateValues.ts';

/** What another saved beside what was typed here. Two whole texts side by side say nothing. */
export function useTemplateDifferences() {
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
