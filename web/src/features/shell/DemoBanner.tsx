import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { getConfig } from '../../platform/config.ts';
import { isSignedIn } from '../../platform/token.ts';
import classes from './DemoBanner.module.css';

/** Only who is signed in can have it; a visitor does not load what it asks the server with. */
const OutboxHint = lazy(async () => ({
  default: (await import('./OutboxHint.tsx')).OutboxHint,
}));

export function DemoBanner() {
  const { t } = useTranslation();
  if (!getConfig().demo) return null;
  return (
    <aside className={classes.banner} aria-label="Demo">
      {t('shell.demo.text')} <Suspense>{isSignedIn() && <OutboxHint />}</Suspense>
    </aside>
  );
}
