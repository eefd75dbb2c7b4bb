import { useQuery } from '@tanstack/react-query';
import type { InvoiceMailDraft, InvoiceMailKind } from '@traject/contract/invoiceMails';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { firstMessage } from '../../platform/serverMessage.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { draftQuery, type Key, sendMail } from './invoiceMails.api.ts';
import { MailForm } from './MailForm.tsx';

type Props = { of: Key; kind: InvoiceMailKind; onClose: () => void };

/** What would be sent, as the server proposes it. */
export function MailDialog({ of, kind, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error } = useQuery(draftQuery(of, kind));
  const notes = useNotes(data);
  const { invoiceId } = of;
  if (!data)
    return (
      <Dialog opened onClose={onClose} title={t(`invoice_mails.mail.${kind}`)}>
        {error ? (
          <ErrorList errors={[firstMessage(error) ?? t('common.unknown_error')]} />
        ) : (
          <RowsSkeleton rows={3} />
        )}
      </Dialog>
    );
  return (
    <MailForm
      title={data.subject}
      place={placeOf({ invoice: invoiceId, mail: data.level ?? 0 })}
      start={{ email: data.email, text: data.text }}
      notes={notes}
      send={(mail) => sendMail(of, { kind, ...mail })}
      onClose={onClose}
    />
  );
}

function useNotes(draft: InvoiceMailDraft | undefined) {
  const { t, language } = useTranslation();
  if (!draft) return [];
  const names = new Intl.ListFormat(language).format(draft.attachments);
  return [
    t('invoice_mails.notes.added'),
    t('invoice_mails.notes.attached', { names }),
    ...(draft.copy_to ? [t('invoice_mails.notes.copy', { email: draft.copy_to })] : []),
  ];
}
