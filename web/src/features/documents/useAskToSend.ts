import type { Party } from '@traject/contract/approvals';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import type { Recipients } from './sends.ts';

/** Nobody is mailed without a yes: the question that goes with each party. */
export function useAskToSend(recipients: Recipients) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const questionFor = (party: Party) => ({
    title: t(`documents.send.ask.${party}`),
    message: t('documents.send.ask_text', {
      name: recipients[party].name || t('documents.send.nobody'),
    }),
    confirmText: t('documents.send.yes'),
    cancelText: t('controls.no'),
  });
  const askAll = async (to: readonly Party[]) => {
    for (const party of to) if (!(await confirm(questionFor(party)))) return false;
    return true;
  };
  return { questionFor, askAll };
}
