import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './viewer.module.css';

export function Opening() {
  const { t } = useTranslation();
  return (
    <div className={classes.middle} role="status">
      <Loader size="sm" />
      <p>{t('viewer.opening')}</p>
    </div>
  );
}
