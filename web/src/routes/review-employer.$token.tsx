import { createFileRoute } from '@tanstack/react-router';
import { ApprovalPage } from '../features/approvals/ApprovalPage.tsx';
import { PublicShell } from '../features/shell/PublicShell.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/review-employer/$token')({
  loader: () => loadTexts('link'),
  component: ReviewEmployerRoute,
});

function ReviewEmployerRoute() {
  const { token } = Route.useParams();
  return (
    <PublicShell>
      <ApprovalPage key={token} kind="review-employer" token={token} />
    </PublicShell>
  );
}
