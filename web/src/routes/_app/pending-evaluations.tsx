import { createFileRoute } from '@tanstack/react-router';
import type { PendingSearch } from '../../features/evaluations/pending/grouped.ts';
import { PendingPage } from '../../features/evaluations/pending/PendingPage.tsx';
import { idOf, oneOf, pageOf, reading, wordOf } from '../../platform/search.ts';

export const Route = createFileRoute('/_app/pending-evaluations')({
  staticData: { wing: 'pending' },
  validateSearch: reading<PendingSearch>({
    by: oneOf('student', 'process'),
    role: wordOf,
    diploma_id: idOf,
    name: wordOf,
    page: pageOf,
  }),
  component: PendingRoute,
});

function PendingRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PendingPage search={search} onSearch={(next) => navigate({ search: next, replace: true })} />
  );
}
