import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pendingQuery } from '../../features/evaluations/pending.api.ts';
import { AppShell } from '../../features/shell/AppShell.tsx';
import { requireLogin } from '../../platform/guards.ts';
import { followOtherTabs } from '../../platform/otherTabs.ts';
import { meQuery } from '../../platform/session.ts';
import { ConfirmProvider } from '../../ui/ConfirmProvider.tsx';

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context, location, matches }) => {
    requireLogin(location.href);
    const { enter } = await import('../../platform/enter.ts');
    const wings = matches.flatMap(({ staticData }) => staticData.wing ?? []);
    await enter(context.queries, ['staff', ...wings]);
  },
  loader: ({ context }) => {
    context.queries.prefetchQuery(meQuery);
  },
  component: App,
});

function App() {
  const queries = useQueryClient();
  const { data: pending } = useQuery(pendingQuery);
  useEffect(() => followOtherTabs(queries), [queries]);
  return (
    <ConfirmProvider>
      <AppShell pendingCount={pending?.length}>
        <Outlet />
      </AppShell>
    </ConfirmProvider>
  );
}
