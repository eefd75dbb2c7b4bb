import { useTranslation } from 'react-i18next';
import { useCan } from '../../platform/useCan.ts';
import classes from './DemoBanner.module.css';

export function OutboxHint() {
  const { t } = useTranslation();
  return useCan('outbox') && <span className={classes.hint}>{t('shell.demo.outbox')}</span>;
}
