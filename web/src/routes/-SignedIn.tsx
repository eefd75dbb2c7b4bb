import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pendingQuery } from '../features/evaluations/pending.api.ts';
import { AppShell } from '../features/shell/AppShell.tsx';
import { OwnDoors } from '../features/shell/OwnDoors.tsx';
import { enter } from '../platform/enter.ts';
import { meQuery } from '../platform/session.ts';
import { forgetPerson } from '../platform/token.ts';
import { statusOf } from '../platform/useSave.ts';
import { ConfirmProvider } from '../ui/ConfirmProvider.tsx';

type Props = { children: ReactNode };

/**
 * A page for everybody, with the menu around it for people who are signed in. If the server has ended
 * the session in the meantime, they are visitors here: not sent to sign-in, and shown no menu.
 */
export async function loadForSignedIn(queries: QueryClient) {
  await Promise.all([enter(queries, ['staff'], false), queries.ensureQueryData(meQuery)]).catch(
    (error: unknown) => {
      if (statusOf(error) === 401) forgetPerson({ keepDrafts: true });
    },
  );
}

/** The menu and the sign-out button around a page that visitors have too. */
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
