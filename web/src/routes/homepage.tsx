import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../features/shell/HomePage.tsx';
import { PublicShell } from '../features/shell/PublicShell.tsx';

export const Route = createFileRoute('/homepage')({
  component: () => (
    <PublicShell>
      <HomePage />
    </PublicShell>
  ),
});
