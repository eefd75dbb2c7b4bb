import { type Evaluation, type NoLevel, noLevels } from '@traject/contract/evaluations';
import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { levels } from '../../../ui/levels/levels.tsx';
import text from '../../../ui/text.module.css';
import classes from './LevelChoice.module.css';

type Props = {
  process: Evaluation['work_process'];
  score: number | null;
  noLevel: NoLevel | null;
  onChoose: (answer: { score: number | null; no_level: NoLevel | null }) => void;
};

/** The three levels, each with what a student at that level does, and two answers that are none. */
export function LevelChoice({ process, score, noLevel, onChoose }: Props) {
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
              onChange={() => onChoose({ score: place + 1, no_level: null })}
            />
            <span>
              <span className={`${text.h3} ${classes.name}`}>{t(`levels.${level}`)}</span>
              <span className={`${text.soft} ${classes.result}`} id={`${name}-${level}`}>
                {process[`result_${level}`]}
              </span>
            </span>
          </label>
        ))}
      </Stack>
      <Row gap={10} wrap className={classes.none}>
        {noLevels.map((one) => (
          <label key={one} className={classes.other}>
            <input
              type="radio"
              name={name}
              checked={noLevel === one}
              onChange={() => onChoose({ score: null, no_level: one })}
            />
            {t(`evaluation.no_levels.${one}`)}
          </label>
        ))}
      </Row>
    </fieldset>
  );
}
