import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pendingQuery } from '../../features/evaluations/pending.api.ts';
import { AppShell } from '../../features/shell/AppShell.tsx';
import { requireLogin } from '../../platform/guards.ts';
import { followOtherTabs } from '../../platform/otherTabs.ts';
import { meQuery } from '../../platform/session.ts';
import { ConfirmProvider } from '../../ui/ConfirmProvider.tsx';
import type { WingName } from '../../wings.ts';

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context, cause, location, matches }): Promise<{ wings: WingName[] }> => {
    requireLogin(location.href);
    const { enter } = await import('../../platform/enter.ts');
    const wings = matches.flatMap(({ staticData }) => staticData.wing ?? []);
    await enter(context.queries, ['staff', ...wings], cause === 'enter');
    return { wings };
  },
  // Beside what the page itself asks for; nothing of it is shown before the rights are known.
  loader: async ({ context: { queries, wings } }) => {
    const { abilitiesHere, noteAbilities, requireWings } = await import('../../platform/enter.ts');
    const whose = abilitiesHere();
    queries.fetchQuery(meQuery).then(
      (me) => noteAbilities(me, whose),
      () => undefined,
    );
    queries.ensureQueryData(pendingQuery).catch(() => undefined);
    await requireWings(queries, wings);
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
