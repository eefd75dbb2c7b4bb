import { createFileRoute } from '@tanstack/react-router';
import { RemovedPage } from '../../../features/trajectories/RemovedPage.tsx';
import { pageOf, reading } from '../../../platform/search.ts';

export const Route = createFileRoute('/_app/admin/removed')({
  validateSearch: reading<{ page?: number | undefined }>({ page: pageOf }),
  component: RemovedRoute,
});

function RemovedRoute() {
  const navigate = Route.useNavigate();
  const { page } = Route.useSearch();
  return <RemovedPage page={page} onPage={(next) => navigate({ search: { page: next } })} />;
}
