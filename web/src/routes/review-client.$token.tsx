import { createFileRoute } from '@tanstack/react-router';
import { ApprovalPage } from '../features/approvals/ApprovalPage.tsx';
import { PublicShell } from '../features/shell/PublicShell.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/review-client/$token')({
  loader: () => loadTexts('link'),
  component: ReviewClientRoute,
});

function ReviewClientRoute() {
  const { token } = Route.useParams();
  return (
    <PublicShell>
      <ApprovalPage key={token} kind="review-client" token={token} />
    </PublicShell>
  );
}
