import type { SelectProps } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  type SurveyTemplateRow,
  type SurveyType,
  surveyTypes,
} from '@traject/contract/surveyTemplates';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/Choice.tsx';

type Props = Pick<SelectProps, 'label' | 'value' | 'onChange'> & {
  templates: UseQueryResult<SurveyTemplateRow[]>;
  /** Only those; else all of them, each under whom it is for. */
  type?: SurveyType;
  'data-autofocus'?: true;
};

export function TemplateChoice({ templates, type, ...select }: Props) {
  const { t } = useTranslation();
  const { data = [], isError, isSuccess } = templates;
  const choicesFor = (wanted: SurveyType) =>
    data
      .filter((template) => template.type === wanted)
      .map(({ id, title, question_count }) =>
        question_count > 0
          ? { value: String(id), label: title }
          : { value: String(id), label: t('surveys.unasked', { title }), disabled: true },
      );
  const groups = surveyTypes.map((each) => ({
    group: t(`surveys.for_types.${each}`),
    items: choicesFor(each),
  }));
  const choices = type ? choicesFor(type) : groups.filter(({ items }) => items.length > 0);
  return (
    <Choice
      {...select}
      required
      data={choices}
      placeholder={t('surveys.choose')}
      nothingFoundMessage={t('surveys.none_found')}
      description={isSuccess && choices.length === 0 && t('surveys.no_templates')}
      error={isError && !isSuccess && t('surveys.templates_failed')}
    />
  );
}
