import { useTranslation } from 'react-i18next';
import classes from './fill.module.css';

type Props = { done: number; total: number };

/** Stays in view, so that the end is in sight. */
export function Progress({ done, total }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.progress}>
      <p>{t('survey_page.done', { done, total })}</p>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={t('survey_page.progress')}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={total}
      >
        <div
          className={classes.filled}
          style={{ width: `${(done / Math.max(total, 1)) * 100}%` }}
        />
      </div>
    </div>
  );
}
