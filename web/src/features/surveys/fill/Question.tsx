import type { QuestionType, SurveyQuestion } from '@traject/contract/common/surveyQuestions';
import type { ComponentType } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Stack } from '../../../ui/layout.tsx';
import sheet from '../../../ui/sheet/Sheet.module.css';
import text from '../../../ui/text.module.css';
import { type FieldProps, LikertField, MultipleField, OpenField } from './fields.tsx';
import classes from './fill.module.css';
import { ScaleField } from './ScaleField.tsx';

type Props = Pick<FieldProps, 'question' | 'answer' | 'onAnswer'> & {
  place: { number: number; total: number };
};

const fields: Record<QuestionType, ComponentType<FieldProps>> = {
  likert: LikertField,
  multiple: MultipleField,
  open: OpenField,
  scale: ScaleField,
};

export function Question({ question, place, answer, onAnswer }: Props) {
  const { t } = useTranslation();
  const { id, type, required, description } = question;
  const Field = fields[type];
  const labelId = `question-${id}`;
  const canClear = !required && (type === 'likert' || type === 'scale') && !!answer;
  return (
    <fieldset className={`${sheet.card} ${classes.question}`}>
      <legend className={classes.legend}>
        <span className={`${text.secondary} ${text.num}`}>
          {t(required ? 'survey_page.number' : 'survey_page.number_optional', place)}
        </span>
        <span id={labelId} className={classes.words}>
          {description}
        </span>
        {type === 'multiple' && <span className={classes.hint}>{t('survey_page.several')}</span>}
      </legend>
      <Stack gap={8} className={classes.fields}>
        <Field
          question={question}
          id={firstFieldOf(question)}
          labelId={labelId}
          answer={answer}
          onAnswer={onAnswer}
        />
        {canClear && (
          <button type="button" className={classes.link} onClick={() => onAnswer('')}>
            {t('survey_page.clear')}
          </button>
        )}
      </Stack>
    </fieldset>
  );
}

export const firstFieldOf = ({ id }: SurveyQuestion) => `answer-${id}`;
