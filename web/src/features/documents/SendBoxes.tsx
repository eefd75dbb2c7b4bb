import { Checkbox } from '@mantine/core';
import { type Party, parties } from '@traject/contract/approvals';
import { useTranslation } from '../../platform/i18n.ts';
import { AskedBox } from '../../ui/AskedBox.tsx';
import type { Question } from '../../ui/ConfirmDialog.tsx';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import classes from './documents.module.css';
import type { Recipients, Sends } from './sends.ts';

type Props = {
  sends: Sends;
  onSends: (sends: Sends) => void;
  recipients: Recipients;
  /** Everybody who gets the document has to approve it. */
  mustApprove: boolean;
  disabled: boolean;
  /** The parties who can still be sent to. */
  to?: readonly Party[];
};

export function SendBoxes(props: Props) {
  const { sends, onSends, recipients, mustApprove, disabled, to = parties } = props;
  const { t } = useTranslation();
  const { questionFor } = useAskToSend(recipients);
  return (
    <fieldset className={classes.sends} disabled={disabled}>
      <legend>{t('documents.send.title')}</legend>
      <div className={classes.framed}>
        {to.map((party) => (
          <PartyBoxes
            key={party}
            party={party}
            send={sends[party]}
            onSend={(send) => onSends({ ...sends, [party]: send })}
            recipient={recipients[party]}
            question={questionFor(party)}
            mustApprove={mustApprove}
          />
        ))}
      </div>
    </fieldset>
  );
}

type PartyProps = {
  party: Party;
  send: Sends[Party];
  onSend: (send: Sends[Party]) => void;
  recipient: Recipients[Party];
  question: Question;
  mustApprove: boolean;
};

/** Approval can only be asked of somebody the document is sent to. */
function PartyBoxes({ party, send, onSend, recipient, question, mustApprove }: PartyProps) {
  const { t } = useTranslation();
  const { name, email } = recipient;
  const wished = mustApprove ? 'approve' : 'send';
  const who = name || t('documents.send.nobody');
  const missing = `${t('documents.send.no_email', { name: who })} ${t(`documents.send.no_email_${party}`)}`;
  return (
    <div className={classes.party}>
      <AskedBox
        label={t(`documents.send.${party}`)}
        description={email ? [name, email].filter(Boolean).join(', ') : missing}
        disabled={!email}
        question={question}
        checked={send !== 'no'}
        onChange={(wanted) => onSend(wanted ? wished : 'no')}
      />
      {send !== 'no' && (
        <div className={classes.approve}>
          <Checkbox
            label={t(`documents.send.approve_${party}`)}
            description={t(`documents.send.${mustApprove ? 'must_approve' : 'approve_text'}`, {
              name: who,
            })}
            disabled={mustApprove}
            checked={send === 'approve'}
            onChange={({ currentTarget }) => onSend(currentTarget.checked ? 'approve' : 'send')}
          />
        </div>
      )}
    </div>
  );
}

/** The confirmation for each party: nobody is mailed without one. */
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
