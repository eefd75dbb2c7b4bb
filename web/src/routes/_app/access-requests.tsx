import { createFileRoute } from '@tanstack/react-router';
import { AccessRequestsPage } from '../../features/accessRequests/AccessRequestsPage.tsx';
import { requestsQuery } from '../../features/accessRequests/accessRequests.api.ts';
import { reading, wordOf } from '../../platform/search.ts';

export const Route = createFileRoute('/_app/access-requests')({
  staticData: { wing: 'requests' },
  /** What somebody came to ask for. */
  validateSearch: reading<{ about?: string | undefined }>({ about: wordOf }),
  loader: ({ context }) => {
    context.queries.prefetchQuery(requestsQuery);
  },
  component: RequestsRoute,
});

function RequestsRoute() {
  const { about } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AccessRequestsPage about={about} onAsked={() => navigate({ search: {}, replace: true })} />
  );
}
