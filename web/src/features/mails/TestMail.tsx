import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { MailRow } from '@traject/contract/mails';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../platform/useSave.ts';
import { Icon } from '../../ui/Icon.tsx';
import { mailTrouble } from '../../ui/mail/mailTrouble.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { mailsKey, sendTest, sentQuery } from './mails.api.ts';
import classes from './mails.module.css';

/** A mail to the own address, and what became of it. */
export function TestMail() {
  const { t } = useTranslation();
  const [sent, setSent] = useState<MailRow>();
  const sending = useSave({
    save: sendTest,
    refresh: [...mailsKey, 'list'],
    failed: 'mails.test.error',
    shown: [],
  });
  return (
    <div className={classes.test}>
      <Button
        variant="default"
        leftSection={<Icon of={IconMailForward} />}
        loading={sending.isPending}
        onClick={() => sending.submit(undefined, setSent)}
      >
        {t('mails.test.button')}
      </Button>
      <div role="status">{sent && <Outcome sent={sent} />}</div>
    </div>
  );
}

function Outcome({ sent }: { sent: MailRow }) {
  const { t } = useTranslation();
  const { data: { to, mail } = sent } = useQuery(sentQuery(sent.id));
  if (mail.state === 'sent')
    return <StatusLine kind="done">{t('mails.test.sent', { to })}</StatusLine>;
  const trouble = mailTrouble(mail, t);
  if (mail.state === 'waiting')
    return <StatusLine kind="waiting">{t('mails.test.waiting', { to })}</StatusLine>;
  return (
    <StatusLine kind="refused">{t('mails.test.unsent', { to, state: trouble?.words })}</StatusLine>
  );
}
