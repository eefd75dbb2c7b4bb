import { Button } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';

export type CookieModalProps = { onAccept: () => void; onClose: () => void };

export default function CookieModal({ onAccept, onClose }: CookieModalProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      opened
      onClose={onClose}
      size="confirm"
      title={t('shell.cookies.label')}
      footer={
        <Button data-autofocus onClick={onAccept}>
          {t('shell.cookies.accept')}
        </Button>
      }
    >
      {t('shell.cookies.text')}
    </Dialog>
  );
}
