import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import { Dialog } from './Dialog.tsx';

export type Question = {
  title?: string;
  message?: ReactNode;
  confirmText?: string;
  cancelText?: string;
  /** Something is destroyed: the one reason for a red button. */
  danger?: boolean;
};

type Props = { question: Question; opened: boolean; onAnswer: (yes: boolean) => void };

export function ConfirmDialog({ question, opened, onAnswer }: Props) {
  const { t } = useTranslation();
  const { title, message, confirmText, cancelText, danger } = question;
  return (
    <Dialog
      size="confirm"
      opened={opened}
      onClose={() => onAnswer(false)}
      title={title ?? t('controls.confirm.title')}
      footer={
        <>
          <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
            {cancelText ?? t('controls.confirm.no')}
          </Button>
          <Button color={danger ? 'red' : undefined} onClick={() => onAnswer(true)}>
            {confirmText ?? t('controls.confirm.yes')}
          </Button>
        </>
      }
    >
      {message ?? t('controls.confirm.message')}
    </Dialog>
  );
}
