import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { formatDateTime } from '../platform/format.ts';
import { useTranslation } from '../platform/i18n.ts';
import type { Offer } from '../platform/useDraft.ts';
import { Callout } from './Callout.tsx';
import classes from './ConflictCallout.module.css';
import { Row } from './layout.tsx';

/** What was typed here before and not saved. */
export function DraftCallout({ at, onRestore, onDiscard }: Offer) {
  const { t } = useTranslation();
  return (
    <Callout kind="info" icon={IconHistory} role="status" title={t('controls.draft.title')}>
      <p>{t('controls.draft.text', { date: formatDateTime(at) })}</p>
      <Row gap={8} wrap className={classes.choice}>
        <Button size="xs" onClick={onRestore}>
          {t('controls.draft.restore')}
        </Button>
        <Button variant="default" size="xs" onClick={onDiscard}>
          {t('controls.draft.discard')}
        </Button>
      </Row>
    </Callout>
  );
}
