import { Button } from '@mantine/core';
import type { Retention } from '@traject/contract/rights';
import { useTranslation } from '../../platform/i18n.ts';
import { useSave } from '../../platform/useSave.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { allowNight, retentionKey } from './rights.api.ts';
import { TrialResult } from './TrialResult.tsx';

type Props = { organisationId: number; retention: Retention; onClose: () => void };

/** Tries the current periods; if the nightly sweep asked for permission, it is given here. */
export function TrialDialog({ organisationId, retention, onClose }: Props) {
  const { t } = useTranslation();
  const { version: _, is_asking, ...periods } = retention;
  const allow = useSave({
    save: () => allowNight(organisationId),
    refresh: retentionKey(organisationId),
    done: 'notify.organisation.night_success',
  });
  return (
    <Dialog
      opened
      size="upload"
      title={t('rights.trial.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('ui.close')}
          </Button>
          {is_asking && (
            <Button
              color="red"
              loading={allow.isPending}
              onClick={() => allow.submit(undefined, onClose)}
            >
              {t('rights.night.allow')}
            </Button>
          )}
        </>
      }
    >
      <TrialResult organisationId={organisationId} periods={periods} />
    </Dialog>
  );
}
