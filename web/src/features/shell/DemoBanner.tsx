import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getConfig } from '../../platform/config.ts';
import classes from './DemoBanner.module.css';

export function DemoBanner({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  if (!getConfig().demo) return null;
  return (
    <aside className={classes.banner} aria-label={t('shell.demo.label')}>
      {t('shell.demo.text')} {children}
    </aside>
  );
}
