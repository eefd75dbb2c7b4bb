import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { CookieNotice } from '../features/shell/CookieNotice.tsx';
import { RouteFocus } from '../features/shell/RouteFocus.tsx';
import { Toasts } from '../ui/Toasts.tsx';

export const Route = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: () => (
    <>
      <RouteFocus />
      <Outlet />
      <CookieNotice />
      <Toasts />
    </>
  ),
});
