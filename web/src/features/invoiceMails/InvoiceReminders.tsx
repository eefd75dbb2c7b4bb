import { Button } from '@mantine/core';
import { IconBellOff, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { InvoiceReminder } from '@traject/contract/invoiceMails';
import { type ReactNode, Suspense, useState } from 'react';
import { formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { lazily } from '../../platform/lazily.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { useSave } from '../../platform/useSave.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import {
  dismissReminder,
  remindersQuery,
  sendReminder,
  sendReminders,
} from './invoiceMails.api.ts';

const MailForm = lazily(() => import('./MailForm.tsx'), 'MailForm');

type Props = {
  organisationId: number;
  /** The way to an invoice, where it still has a trajectory. */
  linkTo: (invoice: InvoiceReminder['invoice']) => ReactNode;
};

/** Reminders that leave when somebody has looked at them. */
export function InvoiceReminders({ organisationId, linkTo }: Props) {
  const { t } = useTranslation();
  const [looking, setLooking] = useState<InvoiceReminder>();
  const { data, isError, refetch } = useQuery(remindersQuery(organisationId));
  return (
    <Panel
      title={t('invoice_mails.reminders.title')}
      count={data?.length}
      action={data && data.length > 1 && <SendAll {...{ organisationId, reminders: data }} />}
    >
      {!data && isError && (
        <PanelError title={t('invoice_mails.reminders.failed')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <RowsSkeleton rows={3} />}
      {data?.length === 0 && (
        <EmptyState
          icon={IconBellOff}
          title={t('invoice_mails.reminders.empty')}
          text={t('invoice_mails.reminders.empty_text')}
        />
      )}
      <ul>
        {data?.map((reminder) => (
          <ReminderRow
            key={reminder.id}
            {...{ organisationId, reminder }}
            link={linkTo(reminder.invoice)}
            onLook={() => setLooking(reminder)}
          />
        ))}
      </ul>
      {looking && (
        <Suspense>
          <MailForm
            title={t(`invoice_mails.levels.level_${looking.level}`)}
            place={placeOf({ invoice: looking.invoice.id, mail: looking.level })}
            start={{ email: looking.email, text: looking.text }}
            notes={[t('invoice_mails.notes.added')]}
            send={(mail) => sendReminder({ organisationId, reminderId: looking.id }, mail)}
            onClose={() => setLooking(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

type RowProps = {
  organisationId: number;
  reminder: InvoiceReminder;
  link: ReactNode;
  onLook: () => void;
};

function ReminderRow({ organisationId, reminder, link, onLook }: RowProps) {
  const { t } = useTranslation();
  const { level, billed_name, open, days_overdue: count, email, invoice } = reminder;
  const number = invoice.invoice_number;
  const dismiss = useRowSave({
    save: ({ id }: InvoiceReminder) => dismissReminder({ organisationId, reminderId: id }),
    refresh: invoicesKey(),
    done: 'invoice_mails.reminders.dismissed',
    shown: [],
  });
  return (
    <ListRow
      title={t('invoice_mails.reminders.row', { amount: formatEuro(open), name: billed_name })}
      details={
        <>
          {link} · {t(`invoice_mails.levels.level_${level}`)}
        </>
      }
      by={email || t('invoice_mails.reminders.no_address')}
      period={t('invoice_mails.reminders.overdue', { count })}
      actions={
        <>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('invoice_mails.reminders.look_at', { number })}
            onClick={onLook}
          >
            {t('invoice_mails.reminders.look')}
          </Button>
          <IconButton
            label={t('invoice_mails.reminders.dismiss', { number })}
            icon={IconBellOff}
            onClick={() => dismiss(reminder)}
          />
        </>
      }
      isFresh={false}
    />
  );
}

type AllProps = { organisationId: number; reminders: InvoiceReminder[] };

/** Only those that have somewhere to go. */
function SendAll({ organisationId, reminders }: AllProps) {
  const { t } = useTranslation();
  const ready = reminders.filter(({ email }) => email !== '');
  const { submit, isPending } = useSave({
    save: (ids: number[]) => sendReminders(organisationId, ids),
    refresh: invoicesKey(),
    done: ({ sent }) => t('invoice_mails.reminders.all_sent', { count: sent }),
    shown: [],
  });
  if (ready.length < 2) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconSend size={16} stroke={2} aria-hidden />}
      loading={isPending}
      onClick={() => submit(ready.map(({ id }) => id))}
    >
      {t('invoice_mails.reminders.send_all', { count: ready.length })}
    </Button>
  );
}
