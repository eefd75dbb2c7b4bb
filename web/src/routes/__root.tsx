import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import i18next from 'i18next';
import { lazy, Suspense, useEffect } from 'react';
import { RouteFocus } from '../features/shell/RouteFocus.tsx';
import { lazily } from '../platform/lazily.ts';
import { Toasts } from '../ui/Toasts.tsx';

const CookieNotice = lazily(() => import('../features/shell/CookieNotice.tsx'), 'CookieNotice');
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
      {/* Whoever accepted them loads nothing of it. */}
      {!localStorage.getItem('cookies') && (
        <Suspense>
          <CookieNotice modal={CookieModal} />
        </Suspense>
      )}
      <Toasts />
    </>
  );
}
