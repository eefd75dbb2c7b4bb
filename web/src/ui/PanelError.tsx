import { Button } from '@mantine/core';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './EmptyState.module.css';
import text from './text.module.css';

type Props = { title: string; onRetry: () => void };

/** Loading failed here; the rest of the screen works on. */
export function PanelError({ title, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.state} role="alert">
      <IconWifiOff size={22} stroke={1.5} className={classes.failed} aria-hidden />
      <div>
        <p className={text.rowTitle}>{title}</p>
        <p className={classes.text}>{t('ui.panel_error.text')}</p>
        <Button
          variant="default"
          size="xs"
          className={classes.action}
          leftSection={<IconRefresh size={15} stroke={1.75} aria-hidden />}
          onClick={onRetry}
        >
          {t('ui.retry')}
        </Button>
      </div>
    </div>
  );
}
