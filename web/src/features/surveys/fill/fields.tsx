import {
  type QuestionType,
  type SurveyQuestion,
  scale,
  surveyLimits,
} from '@traject/contract/common/surveyQuestions';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
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

const numbers = Array.from({ length: scale.max - scale.min + 1 }, (_, step) => scale.min + step);

/**
 * A number from 1 to 10. It stands at 5 from the start, and that counts only once the reader has
 * said so: nobody gives a mark by not looking.
 */
export function ScaleField({ id, answer, onAnswer }: FieldProps) {
  const { t } = useTranslation();
  const startId = useId();
  const isChosen = !!answer;
  const value = answer ? Number(answer) : scale.default;
  return (
    <>
      <div className={classes.scale} data-chosen={isChosen || undefined}>
        {numbers.map((number) => (
          <label key={number} className={classes.mark}>
            <input
              id={number === scale.default ? id : undefined}
              type="radio"
              name={id}
              aria-describedby={isChosen ? undefined : startId}
              checked={number === value}
              onChange={() => onAnswer(String(number))}
              // One that is checked already does not change when it is chosen, by mouse or space.
              onClick={() => onAnswer(String(number))}
              onKeyDown={({ key }) => key === ' ' && onAnswer(String(number))}
            />
            <span>{number}</span>
          </label>
        ))}
      </div>
      <div className={classes.ends}>
        <span>{t('survey_page.lowest')}</span>
        <span>{t('survey_page.highest')}</span>
      </div>
      {!isChosen && (
        <div className={classes.start}>
          <p id={startId}>{t('survey_page.start', { number: scale.default })}</p>
          <button
            type="button"
            className={classes.link}
            onClick={() => onAnswer(String(scale.default))}
          >
            {t('survey_page.choose', { number: scale.default })}
          </button>
        </div>
      )}
    </>
  );
}

/** One of the options; the answer is its id. */
const LikertField = ({ question, id, answer, onAnswer }: FieldProps) =>
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

/** Any of the options, and where it is allowed something of one's own. */
function MultipleField({ question, id, answer, onAnswer }: FieldProps) {
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

export const fields: Record<QuestionType, ComponentType<FieldProps>> = {
  likert: LikertField,
  multiple: MultipleField,
  open: OpenField,
  scale: ScaleField,
};
