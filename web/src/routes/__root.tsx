import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import i18next from 'i18next';
import { lazy, useEffect } from 'react';
import { CookieNotice } from '../features/shell/CookieNotice.tsx';
import { RouteFocus } from '../features/shell/RouteFocus.tsx';
import { Toasts } from '../ui/Toasts.tsx';

const CookieModal = lazy(() => import('../features/shell/CookieModal.tsx'));

export const Route = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: RootRoute,
});

function RootRoute() {
  const { queries } = Route.useRouteContext();
  useEffect(() => {
    // The server answers in the reader's language too, so everything is asked again.
    const ask = () => void queries.invalidateQueries();
    i18next.on('languageChanged', ask);
    return () => i18next.off('languageChanged', ask);
  }, [queries]);
  return (
    <>
      <RouteFocus />
      <Outlet />
      <CookieNotice modal={CookieModal} />
      <Toasts />
    </>
  );
}
