import { useTranslation } from 'react-i18next';
import { getConfig } from '../../platform/config.ts';
import { useCan } from '../../platform/session.ts';
import { isSignedIn } from '../../platform/token.ts';
import classes from './DemoBanner.module.css';

export function DemoBanner() {
  const { t } = useTranslation();
  if (!getConfig().demo) return null;
  return (
    <aside className={classes.banner} aria-label="Demo">
      {t('shell.demo.text')} {isSignedIn() && <OutboxHint />}
    </aside>
  );
}

function OutboxHint() {
  const { t } = useTranslation();
  return useCan('outbox') && <span className={classes.hint}>{t('shell.demo.outbox')}</span>;
}
