import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { RouteError } from './features/shell/RouteError.tsx';
import { onSignedOut } from './platform/api.ts';
import { newQueryClient } from './platform/queries.ts';
import { parseSearch, stringifySearch } from './platform/search.ts';
import { endSession, tellSessionEnded } from './platform/session.ts';
import { routeTree } from './routeTree.gen.ts';
import { cssVariablesResolver, theme } from './ui/theme.ts';

/** The whole application on one history: the browser's, or a test's. */
export function buildApp(history?: RouterHistory) {
  const queries = newQueryClient();
  const router = newRouter(queries, history);

  onSignedOut(() => {
    tellSessionEnded();
    endSession(queries, { keepDrafts: true });
    const redirect = router.state.location.href;
    router.navigate({ to: '/auth', search: { redirect }, ignoreBlocker: true });
  });

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

const newRouter = (queries: QueryClient, history: RouterHistory | undefined) =>
  createRouter({
    ...(history && { history }),
    routeTree,
    context: { queries },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof newRouter>;
  }
}
