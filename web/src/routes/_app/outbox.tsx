import { createFileRoute, redirect } from '@tanstack/react-router';
import { OutboxPage } from '../../features/outbox/OutboxPage.tsx';
import { getConfig } from '../../platform/config.ts';
import { pageOf } from '../../platform/search.ts';
import { meQuery } from '../../platform/session.ts';

export const Route = createFileRoute('/_app/outbox')({
  validateSearch: ({ page }): { page?: number | undefined } => ({ page: pageOf(page) }),
  beforeLoad: async ({ context }) => {
    const me = await context.queries.ensureQueryData(meQuery);
    if (!getConfig().demo || !me.abilities.includes('outbox'))
      throw redirect({ to: '/page_not_found' });
  },
  component: OutboxRoute,
});

function OutboxRoute() {
  const { page } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <OutboxPage page={page} onPage={(next) => navigate({ search: { page: next } })} />;
}
