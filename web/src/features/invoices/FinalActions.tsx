import { Button } from '@mantine/core';
import {
  IconCopy,
  IconDownload,
  IconFileCode,
  IconReceiptRefund,
  IconSend,
  type Icon as Image,
} from '@tabler/icons-react';
import type { Invoice } from '@traject/contract/invoices';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { lazily } from '../../platform/lazily.ts';
import { useSave } from '../../platform/useSave.ts';
import { Icon } from '../../ui/Icon.tsx';
import { duplicate, markSent } from './invoiceDesk.ts';
import type { Key } from './invoices.api.ts';
import { useInvoiceDownload } from './useInvoiceDownload.ts';
import { useXmlDownload } from './useXmlDownload.ts';

const CreditDialog = lazily(() => import('./CreditDialog.tsx'), 'CreditDialog');

type Props = { invoiceKey: Key; invoice: Invoice; onOpen: (invoiceId: number) => void };

/** What can still be done with an invoice that never changes again. */
export function FinalActions({ invoiceKey, invoice, onOpen }: Props) {
  const { t } = useTranslation();
  const [isCrediting, setCrediting] = useState(false);
  const download = useInvoiceDownload(invoiceKey.trajectoryId);
  const downloadXml = useXmlDownload(invoiceKey.trajectoryId);
  const refresh = invoicesKey(invoiceKey.trajectoryId);
  const copy = useSave({ save: duplicate, refresh, done: 'invoice_desk.duplicated', shown: [] });
  const sent = useSave({ save: markSent, refresh, done: 'invoice_desk.marked_sent', shown: [] });
  return (
    <>
      <Act icon={IconDownload} onClick={() => download(invoice)}>
        {t('invoices.download')}
      </Act>
      {invoice.e_invoice !== 'none' && (
        <Act icon={IconFileCode} onClick={() => downloadXml(invoice)}>
          {t('invoice_desk.download_xml')}
        </Act>
      )}
      {!invoice.sent_at && (
        <Act icon={IconSend} onClick={() => sent.submit(invoiceKey)}>
          {t('invoice_desk.mark_sent')}
        </Act>
      )}
      <Act icon={IconCopy} onClick={() => copy.submit(invoiceKey, ({ id }) => onOpen(id))}>
        {t('invoice_desk.duplicate')}
      </Act>
      {invoice.kind === 'invoice' && (
        <Act icon={IconReceiptRefund} onClick={() => setCrediting(true)}>
          {t('invoice_desk.credit.action')}
        </Act>
      )}
      {isCrediting && (
        <Suspense>
          <CreditDialog
            invoiceKey={invoiceKey}
            invoice={invoice}
            onCredited={onOpen}
            onClose={() => setCrediting(false)}
          />
        </Suspense>
      )}
    </>
  );
}

type ActProps = { icon: Image; onClick: () => void; children: ReactNode };

const Act = ({ icon, onClick, children }: ActProps) => (
  <Button variant="default" leftSection={<Icon of={icon} />} onClick={onClick}>
    {children}
  </Button>
);
