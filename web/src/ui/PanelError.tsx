import { Button } from '@mantine/core';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from '../platform/i18n.ts';
import classes from './EmptyState.module.css';
import { Icon } from './Icon.tsx';
import { Row } from './layout.tsx';
import text from './text.module.css';

type Props = { title: string; onRetry: () => void };

/** Loading failed here; the rest of the screen works on. */
export function PanelError({ title, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <Row gap={14} align="top" className={classes.state} role="alert">
      <Icon of={IconWifiOff} size="large" className={`${classes.icon} ${classes.failed}`} />
      <div>
        <p className={text.rowTitle}>{title}</p>
        <p className={`${text.secondary} ${classes.text}`}>{t('ui.panel_error.text')}</p>
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
    </Row>
  );
}
