import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { newQueryClient } from '../platform/queries.ts';
import { ConfirmProvider } from '../ui/ConfirmProvider.tsx';
import { show } from '../ui/testing.tsx';

/** Shows a part of a screen with what the application puts around it: queries and questions. */
export const showPart = (part: ReactNode) =>
  show(
    <QueryClientProvider client={newQueryClient()}>
      <ConfirmProvider>{part}</ConfirmProvider>
    </QueryClientProvider>,
  );
