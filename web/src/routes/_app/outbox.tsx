import { createFileRoute, redirect } from '@tanstack/react-router';
import { OutboxPage } from '../../features/outbox/OutboxPage.tsx';
import { getConfig } from '../../platform/config.ts';
import { pageOf, reading } from '../../platform/search.ts';

export const Route = createFileRoute('/_app/outbox')({
  validateSearch: reading<{ page?: number | undefined }>({ page: pageOf }),
  staticData: { wing: 'outbox' },
  beforeLoad: () => {
    if (!getConfig().demo) throw redirect({ to: '/page_not_found' });
  },
  component: OutboxRoute,
});

function OutboxRoute() {
  const { page } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <OutboxPage page={page} onPage={(next) => navigate({ search: { page: next } })} />;
}
