import { useTranslation } from '../platform/i18n.ts';
import classes from './Avatar.module.css';

type Gender = 'm' | 'f' | 'x' | null;

/** Stands where a picture would; the figure follows the gender, and without one it has none. */
export function PersonPlaceholder({
  size = 72,
  gender = null,
}: {
  size?: number;
  gender?: Gender;
}) {
  const { t } = useTranslation();
  return (
    <svg
      className={classes.person}
      width={size}
      height={size}
      viewBox="0 0 72 72"
      role="img"
      aria-label={t('controls.no_picture')}
      data-gender={gender ?? undefined}
    >
      <rect width="72" height="72" rx="12" className={classes.ground} />
      {gender === 'f' && <path d={longHair} className={classes.figure} />}
      {gender === 'm' && <path d={shortHair} className={classes.figure} />}
      <circle cx="36" cy="28" r={gender === 'f' ? 11 : 12} className={classes.figure} />
      <path d={gender === 'm' ? broadShoulders : shoulders} className={classes.figure} />
    </svg>
  );
}

const shoulders = 'M12 72c1-17 11-26 24-26s23 9 24 26z';
const broadShoulders = 'M8 72c0-15 8-25 28-25s28 10 28 25z';
const longHair = 'M36 12c-11 0-17 8-17 18 0 8-2 14-4 18h42c-2-4-4-10-4-18 0-10-6-18-17-18z';
const shortHair = 'M23 27c-1-9 5-14 13-14s14 5 13 14z';
