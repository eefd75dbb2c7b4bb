import { Button } from '@mantine/core';
import { IconDownload, IconLock } from '@tabler/icons-react';
import type { Invoice } from '@traject/contract/invoices';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Key } from './invoices.api.ts';
import { useInvoiceDownload } from './useInvoiceDownload.ts';

const FinalDialog = lazily(() => import('./FinalDialog.tsx'), 'FinalDialog');

type Props = { invoiceKey: Key; invoice: Invoice };

export function DraftActions({ invoiceKey, invoice }: Props) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const download = useInvoiceDownload(invoiceKey.trajectoryId);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconDownload} />}
        onClick={() => download(invoice)}
      >
        {t('invoices.download')}
      </Button>
      <Button leftSection={<Icon of={IconLock} />} onClick={() => setAsking(true)}>
        {t('invoice_desk.finalise.action')}
      </Button>
      {isAsking && (
        <Suspense>
          <FinalDialog invoiceKey={invoiceKey} invoice={invoice} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
