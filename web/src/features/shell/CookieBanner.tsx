import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './CookieBanner.module.css';

export function CookieBanner({ onAccept }: { onAccept: () => void }) {
  const { t } = useTranslation();
  return (
    <aside className={classes.banner} aria-label={t('shell.cookies.label')}>
      <p>{t('shell.cookies.text')}</p>
      <Button onClick={onAccept}>{t('shell.cookies.accept')}</Button>
    </aside>
  );
}
