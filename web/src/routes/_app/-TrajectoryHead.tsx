import { useQuery } from '@tanstack/react-query';
import { DashboardFailure } from '../../features/dashboard/DashboardFailure.tsx';
import { BackLink } from '../../features/dashboard/DashboardLayout.tsx';
import { HoursPanel } from '../../features/hours/HoursPanel.tsx';
import { InvoicesPanel } from '../../features/invoices/InvoicesPanel.tsx';
import { HeadPanel } from '../../features/trajectories/HeadPanel.tsx';
import { headQuery } from '../../features/trajectories/trajectories.api.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { statusOf } from '../../platform/useSave.ts';
import { Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

type Props = {
  /** As it stands in the address. */
  id: string;
  onInvoice: (invoiceId: number) => void;
};

/** A trajectory for finance: what is invoiced, and the invoices. */
export function TrajectoryHead({ id, onInvoice }: Props) {
  const { t } = useTranslation();
  const { data: head, error, refetch } = useQuery(headQuery(Number(id)));
  if (error && (!head || statusOf(error) === 404))
    return <DashboardFailure id={id} error={error} onRetry={() => refetch()} />;
  if (!head)
    return (
      <>
        <PageHead title={t('dashboard.title')} back={<BackLink />} />
        <Panel title={t('dossier.info.title')}>
          <RowsSkeleton rows={4} />
        </Panel>
      </>
    );
  return (
    <>
      <PageHead title={head.client.name} back={<BackLink />} />
      <Stack gap={20}>
        <HeadPanel head={head} />
        <InvoicesPanel
          trajectoryId={head.id}
          organisationId={head.organisation.id}
          onCreated={onInvoice}
        />
        <HoursPanel trajectoryId={head.id} organisationId={head.organisation.id} startsOpen />
      </Stack>
    </>
  );
}
