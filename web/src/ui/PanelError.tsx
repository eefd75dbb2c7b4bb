import { Button } from '@mantine/core';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './EmptyState.module.css';
import { Icon } from './Icon.tsx';
import text from './text.module.css';

type Props = { title: string; onRetry: () => void };

/** Loading failed here; the rest of the screen works on. */
export function PanelError({ title, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.state} role="alert">
      <Icon of={IconWifiOff} size="large" className={classes.failed} />
      <div>
        <p className={text.rowTitle}>{title}</p>
        <p className={classes.text}>{t('ui.panel_error.text')}</p>
        <Button
          variant="default"
          size="xs"
          className={classes.action}
          leftSection={<Icon of={IconRefresh} size="small" />}
          onClick={onRetry}
        >
          {t('ui.retry')}
        </Button>
      </div>
    </div>
  );
}
