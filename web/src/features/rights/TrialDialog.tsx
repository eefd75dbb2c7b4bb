import { Button } from '@mantine/core';
import type { Retention } from '@traject/contract/rights';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import { TrialResult } from './TrialResult.tsx';

type Props = { organisationId: number; retention: Retention; onClose: () => void };

/** With the periods that hold now. */
export function TrialDialog({ organisationId, retention, onClose }: Props) {
  const { t } = useTranslation();
  const { version: _, ...periods } = retention;
  return (
    <Dialog
      opened
      size="upload"
      title={t('rights.trial.title')}
      onClose={onClose}
      footer={
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <TrialResult organisationId={organisationId} periods={periods} />
    </Dialog>
  );
}
