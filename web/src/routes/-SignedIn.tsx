import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pendingQuery } from '../features/evaluations/evaluations.api.ts';
import { AppShell } from '../features/shell/AppShell.tsx';
import { OwnDoors } from '../features/shell/OwnDoors.tsx';
import { enter } from '../platform/enter.ts';
import { meQuery } from '../platform/session.ts';
import { forgetPerson } from '../platform/token.ts';
import { statusOf } from '../platform/useSave.ts';
import { ConfirmProvider } from '../ui/ConfirmProvider.tsx';

type Props = { children: ReactNode };

/**
 * A page for everybody, with the menu around it for who is signed in. A session that the server ended
 * meanwhile is no longer one: nobody is thrown to sign-in here, and no menu leads nowhere.
 */
export async function loadForSignedIn(queries: QueryClient) {
  await Promise.all([enter(queries, ['staff']), queries.ensureQueryData(meQuery)]).catch(
    (error: unknown) => {
      if (statusOf(error) === 401) forgetPerson({ keepDrafts: true });
    },
  );
}

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
