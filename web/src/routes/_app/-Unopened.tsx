import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DashboardFailure } from '../../features/dashboard/DashboardFailure.tsx';
import { lazily } from '../../platform/lazily.ts';
import { placesToAsk } from '../../platform/placesToAsk.ts';
import { meQuery } from '../../platform/session.ts';
import { statusOf } from '../../platform/useSave.ts';

const TrajectoryHead = lazily(() => import('./-TrajectoryHead.tsx'), 'TrajectoryHead');

/** No more of it than its head and its invoices. */
export function HeadRoute({ id }: { id: string }) {
  const openInvoice = useOpenInvoice(id);
  return (
    <Suspense>
      <TrajectoryHead key={id} id={id} onInvoice={openInvoice} />
    </Suspense>
  );
}

type Failed = { id: string; error: Error; onRetry: () => void };

/** What is there instead of a dashboard that does not open. */
export function Unopened({ id, error, onRetry }: Failed) {
  const navigate = useNavigate();
  const { data: me } = useQuery(meQuery);
  const isUnseen = statusOf(error) === 404;
  // Somebody may guide some trajectories, and only invoice others.
  if (isUnseen && me?.account_types.some(({ code }) => code === 'finance'))
    return <HeadRoute id={id} />;
  const ask = () => navigate({ to: '/access-requests', search: { about: id } });
  const onAsk = placesToAsk(me).length > 0 ? ask : undefined;
  return <DashboardFailure id={id} error={error} onRetry={onRetry} onAsk={onAsk} />;
}

/** Its rows can be added there. */
export function useOpenInvoice(trajectoryId: string) {
  const navigate = useNavigate();
  return (invoiceId: number) =>
    navigate({
      to: '/trajectory/$trajectoryId/invoice/$invoiceId',
      params: { trajectoryId, invoiceId: String(invoiceId) },
      ignoreBlocker: true,
    });
}
