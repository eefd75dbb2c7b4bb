import type { Evaluation } from '@traject/contract/evaluations';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/layout.tsx';
import text from '../../../ui/text.module.css';
import { levels } from '../levels.tsx';
import classes from './LevelChoice.module.css';

type Props = {
  process: Evaluation['work_process'];
  score: number | null;
  onChoose: (score: number) => void;
};

/** The three levels, each with what a student at that level does. */
export function LevelChoice({ process, score, onChoose }: Props) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset>
      <legend className={`${text.h3} ${classes.legend}`}>{t('evaluation.question')}</legend>
      <Stack gap={10}>
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
              <span className={`${text.h3} ${classes.name}`}>{t(`evaluation.level.${level}`)}</span>
              <span className={`${text.soft} ${classes.result}`} id={`${name}-${level}`}>
                {process[`result_${level}`]}
              </span>
            </span>
          </label>
        ))}
      </Stack>
    </fieldset>
  );
}
