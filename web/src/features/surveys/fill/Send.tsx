import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import classes from './fill.module.css';

type Props = { missing: number; onMissing: () => void };

/** Off while an answer is missing that is needed; then it says so, and leads there. */
export function Send({ missing, onMissing }: Props) {
  const { t } = useTranslation();
  const leftId = useId();
  return (
    <div className={classes.send}>
      {missing > 0 && (
        <p className={classes.left}>
          <span id={leftId}>{t('survey_page.left', { count: missing })}</span>{' '}
          <button type="button" className={classes.link} onClick={onMissing}>
            {t('survey_page.to_missing')}
          </button>
        </p>
      )}
      <SheetButton
        type="submit"
        disabled={missing > 0}
        aria-describedby={missing > 0 ? leftId : undefined}
      >
        {t('survey_page.submit')}
      </SheetButton>
    </div>
  );
}
