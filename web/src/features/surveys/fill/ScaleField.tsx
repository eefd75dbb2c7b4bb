import { scale } from '@traject/contract/common/surveyQuestions';
import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Row } from '../../../ui/layout.tsx';
import type { FieldProps } from './fields.tsx';
import classes from './fill.module.css';

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
      <Row wrap justify="between" className={classes.hint}>
        <span>{t('survey_page.lowest')}</span>
        <span>{t('survey_page.highest')}</span>
      </Row>
      {!isChosen && (
        <div className={classes.hint}>
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
