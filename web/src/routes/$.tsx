import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireLogin } from '../platform/guards.ts';
import { needsLogin } from '../platform/paths.ts';

/** No such page; but an address that looks like a page for staff asks for a login before it says so. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    if (needsLogin(location.pathname)) requireLogin(location.href);
    throw redirect({ to: '/page_not_found' });
  },
});
