import { surveyLimits } from '@traject/contract/common/surveyQuestions';
import { useTranslation } from 'react-i18next';
import sheet from '../../../ui/sheet/Sheet.module.css';
import classes from './fill.module.css';
import type { FieldProps } from './Question.tsx';

const most = surveyLimits.open;

/** The browser's own box: the page must be light enough for an old phone. */
export function OpenField({ question, id, labelId, answer = '', onAnswer }: FieldProps) {
  const { t } = useTranslation();
  return (
    <>
      <textarea
        id={id}
        className={sheet.box}
        rows={4}
        maxLength={most}
        required={question.required}
        aria-labelledby={labelId}
        placeholder={t('survey_page.open')}
        value={answer}
        onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
      />
      {answer.length > most * 0.9 && (
        <p className={classes.hint} role="status">
          {t('survey_page.count', { count: answer.length, most })}
          {answer.length >= most && ` ${t('survey_page.full')}`}
        </p>
      )}
    </>
  );
}
