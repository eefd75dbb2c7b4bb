import { Button } from '@mantine/core';
import { IconDownload, IconPencil } from '@tabler/icons-react';
import type { Invoice } from '@traject/contract/invoices';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import { lazily } from '../../platform/lazily.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import text from '../../ui/text.module.css';
import { InvoiceRows, type Of } from './InvoiceRows.tsx';
import classes from './invoices.module.css';
import { useInvoiceDownload } from './useInvoiceDownload.ts';

const InvoiceDialog = lazily(() => import('./InvoiceDialog.tsx'), 'InvoiceDialog');

type Props = { of: Of; invoice: Invoice; back: ReactNode };

export function InvoicePage({ of, invoice, back }: Props) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { invoice_number: number, total_with_vat } = invoice;
  return (
    <Stack gap={16} className={classes.page}>
      <PageHead
        title={t(total_with_vat < 0 ? 'invoices.credit_name' : 'invoices.name', { number })}
        back={back}
        action={<Download trajectoryId={of.trajectoryId} invoice={invoice} />}
      />
      <Missing sentences={invoice.missing} />
      <Panel
        title={t('invoices.details')}
        action={
          <PanelButton
            label={t('invoices.edit_head')}
            icon={IconPencil}
            onClick={() => setEditing(true)}
          >
            {t('invoices.edit_short')}
          </PanelButton>
        }
      >
        <Head of={of} invoice={invoice} />
      </Panel>
      <Panel title={t('invoices.rows')} count={invoice.rows.length}>
        <InvoiceRows of={of} invoice={invoice} />
      </Panel>
      {isEditing && (
        <Suspense>
          <InvoiceDialog
            trajectoryId={of.trajectoryId}
            invoice={invoice}
            onSaved={() => undefined}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

function Download({ trajectoryId, invoice }: { trajectoryId: number; invoice: Invoice }) {
  const { t } = useTranslation();
  const download = useInvoiceDownload(trajectoryId);
  return (
    <Button
      variant="default"
      leftSection={<Icon of={IconDownload} />}
      onClick={() => download(invoice)}
    >
      {t('invoices.download')}
    </Button>
  );
}

/** Shown before anybody tries to download it. */
function Missing({ sentences }: { sentences: string[] }) {
  const { t } = useTranslation();
  if (sentences.length === 0) return null;
  return (
    <Callout kind="warn" title={t('invoices.missing')}>
      <ul className={classes.missing}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Callout>
  );
}

function Head({ of, invoice }: { of: Of; invoice: Invoice }) {
  const { t } = useTranslation();
  const { billed_name, billed_address, billed_vat_number } = invoice;
  const payer = [billed_name, billed_address, billed_vat_number].filter(Boolean).join('\n');
  const billedTo = <span className={text.lines}>{payer || '–'}</span>;
  return (
    <div className={classes.head}>
      <Facts
        columns={3}
        items={[
          [t('invoices.declaration_reference'), invoice.declaration_reference],
          [t('invoices.invoice_date'), formatDate(invoice.invoice_date)],
          [t('invoices.billed_name'), billedTo],
          [t('invoices.client'), of.client],
          [t('invoices.organisation'), of.organisation.name],
          [
            t('invoices.visible_employer'),
            t(invoice.visible_employer ? 'controls.yes' : 'controls.no'),
          ],
        ]}
      />
    </div>
  );
}
