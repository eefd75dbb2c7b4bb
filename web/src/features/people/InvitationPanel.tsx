import { Button } from '@mantine/core';
import type { MailState } from '@traject/contract/common/mailState';
import type { OnePerson } from '@traject/contract/people';
import { Suspense, useState } from 'react';
import { formatDate, formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { Row } from '../../ui/layout.tsx';
import { mailTrouble } from '../../ui/mail/mailTrouble.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import text from '../../ui/text.module.css';
import { copyInvitation, peopleKey, take, withdrawInvitation } from './people.api.ts';

const CopiedLink = lazily(() => import('./CopiedLink.tsx'), 'CopiedLink');

type Copied = Awaited<ReturnType<typeof copyInvitation>>;
type Props = { person: OnePerson; onWithdrawn: () => void };

export function InvitationPanel({ person, onWithdrawn }: Props) {
  const { t } = useTranslation();
  const send = useRowSave({
    save: (who: OnePerson) => take('sendInvitation', who),
    refresh: peopleKey,
    done: ({ email }) => t('notify.person.invite_success', { email }),
    failed: 'notify.person.invite_error',
    shown: [],
  });
  const [copied, setCopied] = useState<Copied>();
  const copy = useRowSave({
    save: copyInvitation,
    refresh: peopleKey,
    failed: 'notify.person.invite_error',
    shown: [],
  });
  const withdraw = useWithdraw();
  const isInvited = person.state === 'invited';
  return (
    <Panel title={t('people.invitation.title')}>
      <PanelBody>
        <p className={text.soft}>{useWords(person)}</p>
        {isInvited && <InvitationMail mail={person.invitation?.mail ?? null} />}
        <Row wrap>
          <Button variant="default" onClick={() => send(person)}>
            {t(isInvited ? 'people.invitation.resend' : 'people.invitation.send')}
          </Button>
          {isInvited && (
            <Button variant="default" onClick={() => copy(person, setCopied)}>
              {t('people.link.action')}
            </Button>
          )}
          {isInvited && (
            <Button variant="subtle" color="red" onClick={() => withdraw(person, onWithdrawn)}>
              {t('people.invitation.withdraw')}
            </Button>
          )}
        </Row>
      </PanelBody>
      {copied && (
        <Suspense>
          <CopiedLink person={person} copied={copied} onClose={() => setCopied(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}

function InvitationMail({ mail }: { mail: MailState | null }) {
  const { t } = useTranslation();
  const trouble = mailTrouble(mail, t);
  if (trouble) return <StatusLine kind={trouble.kind}>{trouble.words}</StatusLine>;
  if (mail?.state !== 'sent') return null;
  return (
    <StatusLine kind="sent">
      {t('people.invitation.mailed', { date: formatDateTime(mail.at) })}
    </StatusLine>
  );
}

function useWords({ state, invitation }: OnePerson) {
  const { t } = useTranslation();
  if (state !== 'invited') return t('people.invitation.none');
  if (!invitation) return t('people.invitation.expired');
  const { sent_at, expires_at } = invitation;
  return t('people.invitation.open', { sent: formatDate(sent_at), until: formatDate(expires_at) });
}

function useWithdraw() {
  const { t } = useTranslation();
  return useRemove({
    remove: withdrawInvitation,
    question: ({ name }: OnePerson) => ({
      title: t('people.invitation.withdraw_title'),
      message: t('people.invitation.withdraw_message', { name }),
      confirmText: t('people.invitation.withdraw_yes'),
    }),
    refresh: [...peopleKey, 'list'],
    done: 'notify.person.withdraw_success',
    failed: 'notify.person.withdraw_error',
  });
}
