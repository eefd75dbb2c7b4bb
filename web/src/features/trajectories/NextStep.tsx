import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type Props = {
  action: 'complete';
  names: { client: string; contact: string };
  onClose: () => void;
};

/** What the next step needs; this version cannot take it yet, and says so. */
export function NextStep({ action, names, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`trajectories.action.${action}.button`)}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <Callout kind="info" title={t('trajectories.action.not_yet')}>
        <p>{t(`trajectories.action.${action}.hint`, names)}</p>
        <p>{t(`trajectories.action.${action}.missing`)}</p>
      </Callout>
    </Dialog>
  );
}
