import { type SurveyQuestion, surveyLimits } from '@traject/contract/common/surveyQuestions';
import { useTranslation } from '../../../platform/i18n.ts';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { readTicked, type Ticked } from './answers.ts';
import classes from './fill.module.css';

export type FieldProps = {
  question: SurveyQuestion;
  /** Of the first of its fields, where the reader is led when it is missing. */
  id: string;
  /** Of the question's words. */
  labelId: string;
  answer: string | undefined;
  onAnswer: (answer: string) => void;
};

/** One of the options; the answer is its id. */
export const LikertField = ({ question, id, answer, onAnswer }: FieldProps) =>
  question.options.map((option, place) => (
    <label key={option.id} className={classes.option}>
      <input
        id={place === 0 ? id : undefined}
        type="radio"
        name={id}
        checked={answer === String(option.id)}
        onChange={() => onAnswer(String(option.id))}
      />
      <span>{option.label}</span>
    </label>
  ));

/** Any of the options and, where that is allowed, an answer of one's own. */
export function MultipleField({ question, id, answer, onAnswer }: FieldProps) {
  const ticked = readTicked(answer);
  const { checkboxes } = ticked;
  const change = (next: Ticked) => onAnswer(JSON.stringify(next));
  const without = (option: number) => checkboxes.filter((each) => each !== option);
  return (
    <>
      {question.options.map((option, place) => (
        <label key={option.id} className={classes.option}>
          <input
            id={place === 0 ? id : undefined}
            type="checkbox"
            checked={checkboxes.includes(option.id)}
            onChange={({ currentTarget: { checked } }) =>
              change({
                ...ticked,
                checkboxes: checked ? [...checkboxes, option.id] : without(option.id),
              })
            }
          />
          <span>{option.label}</span>
        </label>
      ))}
      {question.allow_other && <Other ticked={ticked} onChange={change} />}
    </>
  );
}

function Other({ ticked, onChange }: { ticked: Ticked; onChange: (ticked: Ticked) => void }) {
  const { t } = useTranslation();
  const { checkboxes, other } = ticked;
  return (
    <>
      <label className={classes.option}>
        <input
          type="checkbox"
          checked={other !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? { checkboxes, other: '' } : { checkboxes })
          }
        />
        <span>{t('survey_page.other')}</span>
      </label>
      {other !== undefined && (
        <input
          className={sheet.box}
          aria-label={t('survey_page.other_label')}
          placeholder={t('survey_page.other_label')}
          maxLength={surveyLimits.other}
          value={other}
          onChange={({ currentTarget: { value } }) => onChange({ checkboxes, other: value })}
        />
      )}
    </>
  );
}

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
