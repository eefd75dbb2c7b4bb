import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pendingQuery } from '../features/evaluations/evaluations.api.ts';
import { AppShell } from '../features/shell/AppShell.tsx';
import { OwnDoors } from '../features/shell/OwnDoors.tsx';
import { ConfirmProvider } from '../ui/ConfirmProvider.tsx';

type Props = { children: ReactNode };

/** Menu and sign-out around a page that visitors have too. */
export function SignedIn({ children }: Props) {
  const { data: pending } = useQuery(pendingQuery);
  return (
    <ConfirmProvider>
      <AppShell pendingCount={pending?.length}>{children}</AppShell>
    </ConfirmProvider>
  );
}

export function SignedInHome() {
  const { data: pending } = useQuery(pendingQuery);
  return (
    <SignedIn>
      <OwnDoors pendingCount={pending?.length} />
    </SignedIn>
  );
}
