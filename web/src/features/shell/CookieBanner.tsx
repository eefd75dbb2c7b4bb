import { useTranslation } from 'react-i18next';
import classes from './CookieBanner.module.css';

export function CookieBanner({ onAccept }: { onAccept: () => void }) {
  const { t } = useTranslation();
  return (
    <aside className={classes.banner} aria-label={t('shell.cookies.label')}>
      <p>{t('shell.cookies.text')}</p>
      <button type="button" className={classes.accept} onClick={onAccept}>
        {t('shell.cookies.accept')}
      </button>
    </aside>
  );
}
