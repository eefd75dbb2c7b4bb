import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { RouteFocus } from '../features/shell/RouteFocus.tsx';
import { onLanguage } from '../platform/i18n.ts';
import { lazily } from '../platform/lazily.ts';
import { Toasts } from '../ui/Toasts.tsx';

const CookieNotice = lazily(() => import('../features/shell/CookieNotice.tsx'), 'CookieNotice');
const CookieModal = lazy(() => import('../features/shell/CookieModal.tsx'));

export const Route = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: RootRoute,
});

function RootRoute() {
  const { queries } = Route.useRouteContext();
  // The server answers in the reader's language too, so everything is asked again.
  useEffect(() => onLanguage(() => void queries.invalidateQueries()), [queries]);
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
