import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { BatchReport } from './BatchReport.tsx';
import { ChooseWork } from './ChooseWork.tsx';
import { PastBatches } from './PastBatches.tsx';

type Props = {
  organisationId: number;
  /** Whose report is shown; otherwise one chooses what to bill. */
  batchId: number | undefined;
  onBatch: (batchId: number | undefined) => void;
  filters: ReactNode;
};

/** Invoices for many trajectories at once: choose, have them made, and read what became of each. */
export function BatchesPage({ organisationId, batchId, onBatch, filters }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('invoice_batches.title')} intro={t('invoice_batches.intro')} />
      <Stack gap={20}>
        {filters}
        {batchId === undefined ? (
          <ChooseWork organisationId={organisationId} onStarted={onBatch} />
        ) : (
          <BatchReport
            key={batchId}
            organisationId={organisationId}
            batchId={batchId}
            onAgain={() => onBatch(undefined)}
          />
        )}
        <PastBatches organisationId={organisationId} onOpen={onBatch} />
      </Stack>
    </>
  );
}
