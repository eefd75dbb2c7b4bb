import type { QuestionType, SurveyQuestion } from '@traject/contract/common/surveyQuestions';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import sheet from '../../../ui/sheet/Sheet.module.css';
import classes from './fill.module.css';
import { LikertField } from './LikertField.tsx';
import { MultipleField } from './MultipleField.tsx';
import { OpenField } from './OpenField.tsx';
import { ScaleField } from './ScaleField.tsx';

export type FieldProps = {
  question: SurveyQuestion;
  /** Of the first of its fields, for who is led there. */
  id: string;
  /** Of the question's words. */
  labelId: string;
  answer: string | undefined;
  onAnswer: (answer: string) => void;
};

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
        <span className={classes.number}>
          {t(required ? 'survey_page.number' : 'survey_page.number_optional', place)}
        </span>
        <span id={labelId} className={classes.words}>
          {description}
        </span>
        {type === 'multiple' && <span className={classes.hint}>{t('survey_page.several')}</span>}
      </legend>
      <div className={classes.fields}>
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
      </div>
    </fieldset>
  );
}

export const firstFieldOf = ({ id }: SurveyQuestion) => `answer-${id}`;
