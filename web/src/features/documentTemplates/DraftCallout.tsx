import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../platform/format.ts';
import { Callout } from '../../ui/Callout.tsx';
import classes from './documentTemplates.module.css';

type Props = { at: string; onRestore: () => void; onDiscard: () => void };

export function DraftCallout({ at, onRestore, onDiscard }: Props) {
  const { t } = useTranslation();
  return (
    <Callout
      kind="info"
      icon={IconHistory}
      role="status"
      title={t('document_templates.draft.title')}
    >
      <p>{t('document_templates.draft.text', { date: formatDateTime(at) })}</p>
      <div className={classes.choice}>
        <Button size="xs" onClick={onRestore}>
          {t('document_templates.draft.restore')}
        </Button>
        <Button variant="default" size="xs" onClick={onDiscard}>
          {t('document_templates.draft.discard')}
        </Button>
      </div>
    </Callout>
  );
}
