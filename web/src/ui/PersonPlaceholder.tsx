import { useTranslation } from 'react-i18next';
import classes from './Avatar.module.css';

export function PersonPlaceholder({ size = 72 }: { size?: number }) {
  const { t } = useTranslation();
  return (
    <svg
      className={classes.person}
      width={size}
      height={size}
      viewBox="0 0 72 72"
      role="img"
      aria-label={t('ui.no_picture')}
    >
      <rect width="72" height="72" rx="12" className={classes.ground} />
      <circle cx="36" cy="28" r="12" className={classes.figure} />
      <path d="M12 72c1-17 11-26 24-26s23 9 24 26z" className={classes.figure} />
    </svg>
  );
}
