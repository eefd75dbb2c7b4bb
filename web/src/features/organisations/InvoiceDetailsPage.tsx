import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { InvoiceDetails } from '@traject/contract/organisations';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { MissingOnInvoices, useInvoiceFacts } from './InvoiceFacts.tsx';
import { LogoPanel } from './LogoPanel.tsx';
import classes from './organisations.module.css';

const InvoiceDetailsDialog = lazily(
  () => import('./InvoiceDetailsDialog.tsx'),
  'InvoiceDetailsDialog',
);

type Props = { details: InvoiceDetails; filters: ReactNode; children: ReactNode };

/** What the invoices of an organisation tell of it, for those who see no more of its settings. */
export function InvoiceDetailsPage({ details, filters, children }: Props) {
  const { t } = useTranslation();
  const facts = useInvoiceFacts(details);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PageHead
        title={t('organisations.on_invoices.title')}
        intro={t('organisations.on_invoices.text')}
        action={
          <Button
            variant="default"
            leftSection={<Icon of={IconPencil} />}
            onClick={() => setEditing(true)}
          >
            {t('organisations.edit')}
          </Button>
        }
      />
      <Stack gap={20} className={classes.page}>
        {filters}
        <MissingOnInvoices details={details} />
        <Panel title={details.name}>
          <PanelBody>
            <Facts columns={2} items={facts} />
          </PanelBody>
        </Panel>
        <LogoPanel organisation={details} />
        {children}
      </Stack>
      {isEditing && (
        <Suspense>
          <InvoiceDetailsDialog details={details} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
