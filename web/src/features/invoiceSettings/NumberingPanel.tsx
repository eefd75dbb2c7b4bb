import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { InvoiceSettings } from '@traject/contract/invoiceSettings';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { settingsQuery } from './invoiceSettings.api.ts';

const NumberingDialog = lazily(() => import('./NumberingDialog.tsx'), 'NumberingDialog');

type Props = { organisationId: number };

/** How invoices are numbered, and what they say beside their rows. */
export function NumberingPanel({ organisationId }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(settingsQuery(organisationId));
  const [isEditing, setEditing] = useState(false);
  return (
    <Panel
      title={t('invoice_settings.title')}
      action={
        data && (
          <PanelButton
            label={t('invoice_settings.edit')}
            icon={IconPencil}
            onClick={() => setEditing(true)}
          >
            {t('invoice_settings.edit_short')}
          </PanelButton>
        )
      }
    >
      {data ? (
        <Settings settings={data} />
      ) : isError ? (
        <PanelError title={t('invoice_settings.failed')} onRetry={() => refetch()} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
      {data && isEditing && (
        <Suspense>
          <NumberingDialog
            organisationId={organisationId}
            settings={data}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

function Settings({ settings }: { settings: InvoiceSettings }) {
  const { t } = useTranslation();
  const { next, concerns, footer, email } = settings;
  return (
    <PanelBody>
      <Facts
        columns={2}
        items={[
          [t('invoice_settings.next.invoice'), next.invoice],
          [t('invoice_settings.next.credit'), next.credit],
          [t('invoice_settings.fields.concerns'), t(`invoice_settings.choices.${concerns}`)],
          [t('invoice_settings.fields.email'), email || '–'],
          [
            t('invoice_settings.fields.footer'),
            <span key="footer" className={text.lines}>
              {footer || '–'}
            </span>,
          ],
        ]}
      />
    </PanelBody>
  );
}
