import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { NotFoundPage } from '../features/shell/NotFoundPage.tsx';
import { PublicShell } from '../features/shell/PublicShell.tsx';
import { lazily } from '../platform/lazily.ts';
import { isSignedIn } from '../platform/token.ts';

const SignedIn = lazily(() => import('./-SignedIn.tsx'), 'SignedIn');

export const Route = createFileRoute('/page_not_found')({
  loader: async ({ context }) => {
    if (isSignedIn()) await (await import('./-SignedIn.tsx')).loadForSignedIn(context.queries);
  },
  component: NotFound,
});

function NotFound() {
  if (isSignedIn())
    return (
      <Suspense>
        <SignedIn>
          <NotFoundPage />
        </SignedIn>
      </Suspense>
    );
  return (
    <PublicShell>
      <NotFoundPage />
    </PublicShell>
  );
}
