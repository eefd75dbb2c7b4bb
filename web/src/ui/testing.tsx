import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Shows a part by itself, with the theme around it and without waiting for transitions. */
export function show(part: ReactNode) {
  const { rerender, container } = render(dressed(part));
  return {
    user: userEvent.setup(),
    container,
    again: (next: ReactNode) => rerender(dressed(next)),
  };
}

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const dressed = (part: ReactNode) => (
  <RouterContextProvider router={router}>
    <MantineProvider theme={theme} env="test">
      {part}
    </MantineProvider>
  </RouterContextProvider>
);
