import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PublicShell } from '../../features/shell/PublicShell.tsx';
import { wordOf } from '../../platform/search.ts';

export const Route = createFileRoute('/auth')({
  validateSearch: (search): { redirect?: string } => {
    const redirect = wordOf(search.redirect);
    return redirect ? { redirect } : {};
  },
  component: () => (
    <PublicShell header="plain">
      <Outlet />
    </PublicShell>
  ),
});
