import { useTranslation } from 'react-i18next';
import classes from './LevelMark.module.css';
import { type Level, levels } from './levels.ts';

/** A level as bars and a word; the word alone says it all. */
export function LevelMark({ level }: { level: Level | undefined }) {
  const { t } = useTranslation();
  const reached = level ? levels.indexOf(level) : -1;
  return (
    <span className={classes.mark} data-none={!level || undefined}>
      <span className={classes.bars} aria-hidden>
        {levels.map((each, place) => (
          <i key={each} data-filled={place <= reached || undefined} />
        ))}
      </span>
      {t(level ? `evaluation.level.${level}` : 'evaluation.no_level')}
    </span>
  );
}
