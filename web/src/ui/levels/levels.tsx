import { useTranslation } from '../../platform/i18n.ts';
import classes from './LevelMark.module.css';

export const levels = ['starter', 'advanced', 'professional'] as const;
type Level = (typeof levels)[number];

/** 1 to 3 as it is shown: a stored number below 1 shows as 1, and no number stays none. */
export const shownScore = (score: number | null) =>
  score === null ? null : Math.min(Math.max(score, 1), levels.length);

export const levelOf = (score: number | null): Level | undefined =>
  levels[(shownScore(score) ?? 0) - 1];

/** A level as bars and a word; the word alone says it all. */
export function LevelMark({ level }: { level: Level | undefined }) {
  const { t } = useTranslation();
  return (
    <span className={classes.mark} data-none={!level || undefined}>
      <LevelBars level={level} />
      {t(`levels.${level ?? 'none'}`)}
    </span>
  );
}

export function LevelBars({ level }: { level: Level | undefined }) {
  const reached = level ? levels.indexOf(level) : -1;
  return (
    <span className={classes.bars} aria-hidden>
      {levels.map((each, place) => (
        <i key={each} data-filled={place <= reached || undefined} />
      ))}
    </span>
  );
}
