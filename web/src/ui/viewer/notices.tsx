import { Button, Loader } from '@mantine/core';
import { IconFileAlert, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { Icon } from '../Icon.tsx';
import shared from '../text.module.css';
import classes from './viewer.module.css';

type Props = { title: string; text: string; onRetry?: () => void };

export function Problem({ title, text, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.middle} role="alert">
      <IconFileAlert size={32} stroke={1.5} className={shared.dim} aria-hidden />
      <p className={shared.h3}>{title}</p>
      <p className={`${shared.soft} ${classes.words}`}>{text}</p>
      {onRetry && (
        <Button
          variant="default"
          leftSection={<Icon of={IconRefresh} size="small" />}
          onClick={onRetry}
        >
          {t('ui.retry')}
        </Button>
      )}
    </div>
  );
}

export function Opening() {
  const { t } = useTranslation();
  return (
    <div className={classes.middle} role="status">
      <Loader size="sm" />
      <p>{t('viewer.opening')}</p>
    </div>
  );
}
