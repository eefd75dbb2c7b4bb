import { useTranslation } from 'react-i18next';
import { useConfirm } from './ConfirmProvider.tsx';

/** Asks whether what was typed may go. */
export function useDiscard() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return () =>
    confirm({
      title: t('ui.discard.title'),
      message: t('ui.discard.message'),
      confirmText: t('ui.discard.yes'),
      cancelText: t('ui.discard.no'),
    });
}
