import { Checkbox, type SelectProps } from '@mantine/core';
import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import {
  type SurveyTemplateRow,
  type SurveyType,
  surveyTemplatesApi,
  surveyTypes,
} from '@traject/contract/surveyTemplates';
import { call } from '../../platform/api.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Choice } from '../../ui/Choice.tsx';
import classes from './surveyDialogs.module.css';
import type { Recipients } from './surveys.api.ts';

type Props = Pick<SelectProps, 'label' | 'value' | 'onChange'> & {
  templates: UseQueryResult<SurveyTemplateRow[]>;
  /** Only templates of this type; otherwise all of them, grouped by type. */
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

/** No survey, one that is still to be chosen, or the chosen one. */
export type Sending = string | null | undefined;

type BoxProps = {
  type: SurveyType;
  recipient: Recipients[SurveyType];
  templates: UseQueryResult<SurveyTemplateRow[]>;
  chosen: Sending;
  onChoose: (chosen: Sending) => void;
};

/** A box, and once it is ticked the survey that goes out. */
export function SurveyBox({ type, recipient, templates, chosen, onChoose }: BoxProps) {
  const { t } = useTranslation();
  const { name, email } = recipient;
  return (
    <div>
      <Checkbox
        label={t(`surveys.complete.send.${type}`)}
        description={
          email
            ? t('surveys.complete.to', { name: name || t('reviews.contact'), email })
            : t(`reviews.${type}.no_email`)
        }
        disabled={!email}
        checked={chosen !== undefined}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked ? null : undefined)}
      />
      {chosen !== undefined && (
        <div className={classes.survey}>
          <TemplateChoice
            label={t(`surveys.for_types.${type}`)}
            templates={templates}
            type={type}
            value={chosen}
            onChange={onChoose}
          />
        </div>
      )}
    </div>
  );
}

/** Every template that a survey can be made from there; all of them must be within reach. */
export const templateChoicesQuery = (organisation_id: number) =>
  queryOptions({
    queryKey: ['survey-templates', 'choices', organisation_id],
    queryFn: async ({ signal }) => {
      const page = (number: number) => {
        const query = { organisation_id, page: number, per_page: 100 };
        return call(surveyTemplatesApi.list, { query, signal });
      };
      const first = await page(1);
      const templates: SurveyTemplateRow[] = first.data;
      for (let next = 2; next <= first.meta.last_page; next += 1)
        templates.push(...(await page(next)).data);
      return templates;
    },
  });
