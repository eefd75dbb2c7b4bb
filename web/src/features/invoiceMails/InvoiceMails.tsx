import { IconBellRinging, IconLinkOff, IconMail, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { InvoiceMail, InvoiceMailKind } from '@traject/contract/invoiceMails';
import type { Invoice } from '@traject/contract/invoices';
import { Suspense, useState } from 'react';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { lazily } from '../../platform/lazily.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Row } from '../../ui/layout.tsx';
import { mailTrouble } from '../../ui/mail/mailTrouble.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { type Key, mailsQuery, withdrawLink } from './invoiceMails.api.ts';

const MailDialog = lazily(() => import('./MailDialog.tsx'), 'MailDialog');

type Props = { trajectoryId: number; invoice: Invoice };

/** What was mailed to the payer and what became of it; a draft is mailed to nobody. */
export function InvoiceMails({ trajectoryId, invoice }: Props) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<InvoiceMailKind>();
  const of = { trajectoryId, invoiceId: invoice.id };
  const isFinal = invoice.finalised_at !== null;
  const { data, isError, refetch } = useQuery({ ...mailsQuery(of), enabled: isFinal });
  if (!isFinal) return null;
  return (
    <Panel
      title={t('invoice_mails.title')}
      count={data?.length}
      action={<Actions invoice={invoice} onMail={setKind} />}
    >
      {!data && isError && (
        <PanelError title={t('invoice_mails.failed')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <RowsSkeleton rows={2} />}
      {data?.length === 0 && (
        <EmptyState
          icon={IconMail}
          title={t('invoice_mails.empty')}
          text={t('invoice_mails.empty_text')}
        />
      )}
      <ul>
        {data?.map((mail) => (
          <MailRow key={mail.id} of={of} mail={mail} />
        ))}
      </ul>
      {kind && (
        <Suspense>
          <MailDialog of={of} kind={kind} onClose={() => setKind(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}

type ActionsProps = { invoice: Invoice; onMail: (kind: InvoiceMailKind) => void };

function Actions({ invoice, onMail }: ActionsProps) {
  const { t } = useTranslation();
  const isLate = invoice.state === 'overdue' && invoice.sent_at !== null;
  return (
    <Row gap={4} wrap>
      {isLate && (
        <PanelButton
          label={t('invoice_mails.mail.reminder')}
          icon={IconBellRinging}
          onClick={() => onMail('reminder')}
        >
          {t('invoice_mails.mail.remind_short')}
        </PanelButton>
      )}
      <PanelButton
        label={t('invoice_mails.mail.invoice')}
        icon={IconSend}
        onClick={() => onMail('invoice')}
      >
        {t('invoice_mails.mail.short')}
      </PanelButton>
    </Row>
  );
}

type RowProps = { of: Key; mail: InvoiceMail };

function MailRow({ of, mail }: RowProps) {
  const { t } = useTranslation();
  const withdraw = useWithdraw(of);
  const { level, to, sent_at } = mail;
  return (
    <ListRow
      title={level ? t(`invoice_mails.levels.level_${level}`) : t('invoice_mails.kinds.invoice')}
      details={to ?? t('invoice_mails.erased')}
      period={formatDateTime(sent_at)}
      status={<State mail={mail} />}
      actions={
        mail.link === 'works' && (
          <IconButton
            label={t('invoice_mails.withdraw.action', { email: to ?? t('invoice_mails.erased') })}
            icon={IconLinkOff}
            onClick={() => withdraw(mail)}
          />
        )
      }
      isFresh={false}
    />
  );
}

/** For a mail that went to the wrong address. */
function useWithdraw(of: Key) {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: InvoiceMail) => withdrawLink({ ...of, invoiceMailId: id }),
    question: ({ to }) => ({
      title: t('invoice_mails.withdraw.title'),
      message: t('invoice_mails.withdraw.message', { email: to ?? t('invoice_mails.erased') }),
      confirmText: t('invoice_mails.withdraw.yes'),
    }),
    refresh: invoicesKey(),
    done: 'invoice_mails.withdraw.done',
    failed: 'invoice_mails.withdraw.failed',
  });
}

function State({ mail: { mail, opened_at, link } }: { mail: InvoiceMail }) {
  const { t } = useTranslation();
  if (link === 'withdrawn')
    return <StatusLine kind="over">{t('invoice_mails.withdraw.withdrawn')}</StatusLine>;
  if (opened_at)
    return (
      <StatusLine kind="sent">
        {t('invoice_mails.opened', { date: formatDateTime(opened_at) })}
      </StatusLine>
    );
  const trouble = mailTrouble(mail, t);
  if (trouble) return <StatusLine kind={trouble.kind}>{trouble.words}</StatusLine>;
  return <StatusLine kind="waiting">{t('invoice_mails.unopened')}</StatusLine>;
}
