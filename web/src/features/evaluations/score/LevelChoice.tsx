import type { Evaluation } from '@traject/contract/evaluations';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import text from '../../../ui/text.module.css';
import { levels } from '../levels.tsx';
import classes from './LevelChoice.module.css';

type Props = {
  process: Evaluation['work_process'];
  score: number | null;
  onChoose: (score: number) => void;
};

/** The three levels, each with what the student then does. */
export function LevelChoice({ process, score, onChoose }: Props) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={classes.field}>
      <legend className={`${text.h3} ${classes.legend}`}>{t('evaluation.question')}</legend>
      <div className={classes.levels}>
        {levels.map((level, place) => (
          <label key={level} className={classes.level}>
            <input
              type="radio"
              name={name}
              aria-describedby={`${name}-${level}`}
              checked={score === place + 1}
              onChange={() => onChoose(place + 1)}
            />
            <span>
              <span className={classes.name}>{t(`evaluation.level.${level}`)}</span>
              <span className={classes.result} id={`${name}-${level}`}>
                {process[`result_${level}`]}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
