import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { HomePage } from '../features/shell/HomePage.tsx';
import { PublicShell } from '../features/shell/PublicShell.tsx';
import { loadTexts } from '../platform/i18n.ts';
import { lazily } from '../platform/lazily.ts';
import { isSignedIn } from '../platform/token.ts';

/** A visitor does not load the menu for people who are signed in. */
const SignedInHome = lazily(() => import('./-SignedIn.tsx'), 'SignedInHome');

export const Route = createFileRoute('/homepage')({
  loader: async ({ context }) => {
    await loadTexts('homepage');
    if (isSignedIn()) await (await import('./-SignedIn.tsx')).loadForSignedIn(context.queries);
  },
  component: Home,
});

function Home() {
  if (isSignedIn())
    return (
      <Suspense>
        <SignedInHome />
      </Suspense>
    );
  return (
    <PublicShell>
      <HomePage />
    </PublicShell>
  );
}
