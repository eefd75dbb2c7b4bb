import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { panelPageSize } from '@traject/contract/dashboard';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { invoicesQuery } from './invoices.api.ts';

const InvoiceDialog = lazily(() => import('./InvoiceDialog.tsx'), 'InvoiceDialog');

type Props = {
  trajectoryId: number;
  /** Whose payers can be chosen; undefined while that is not known yet. */
  organisationId: number | undefined;
  /** Opens the new invoice, so that its rows can be added. */
  onCreated: (invoiceId: number) => void;
};

export function InvoicesPanel({ trajectoryId, organisationId, onCreated }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const invoices = useQuery(invoicesQuery(trajectoryId, { page, per_page: panelPageSize }));
  const lastPage = Math.max(invoices.data?.meta.last_page ?? page, 1);
  // The last row of the last page may have been removed, here or by somebody else.
  if (page > lastPage) setPage(lastPage);

  return (
    <Panel
      title={t('invoices.title')}
      count={invoices.data?.meta.total}
      action={
        <PanelButton label={t('invoices.add')} icon={IconPlus} onClick={() => setAdding(true)}>
          {t('controls.add')}
        </PanelButton>
      }
    >
      <InvoiceTable trajectoryId={trajectoryId} invoices={invoices} onPage={setPage} />
      {isAdding && (
        <Suspense>
          <InvoiceDialog
            trajectoryId={trajectoryId}
            organisationId={organisationId}
            invoice={undefined}
            onSaved={({ id }) => onCreated(id)}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
