import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../platform/format.ts';
import { Callout } from '../../../ui/Callout.tsx';
import classes from './score.module.css';

type Props = { at: string; onDiscard: () => void };

export function RestoredCallout({ at, onDiscard }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.part}>
      <Callout kind="info" icon={IconHistory} role="status" title={t('evaluation.restored.title')}>
        <p>{t('evaluation.restored.text', { date: formatDateTime(at) })}</p>
        <Button variant="default" size="xs" className={classes.discard} onClick={onDiscard}>
          {t('evaluation.restored.discard')}
        </Button>
      </Callout>
    </div>
  );
}
