import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../features/shell/NotFoundPage.tsx';
import { PublicShell } from '../features/shell/PublicShell.tsx';

export const Route = createFileRoute('/page_not_found')({
  component: () => (
    <PublicShell>
      <NotFoundPage />
    </PublicShell>
  ),
});
