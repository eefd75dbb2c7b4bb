import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Count.module.css';

/** The grey number beside a title. */
export function Count({ total }: { total: number }) {
  const { t } = useTranslation();
  return (
    <span className={classes.count}>
      <span aria-hidden>{total}</span>
      <VisuallyHidden>{t('ui.count', { total })}</VisuallyHidden>
    </span>
  );
}
