import { createFileRoute } from '@tanstack/react-router';
import { ApprovalPage } from '../features/approvals/ApprovalPage.tsx';
import { PublicShell } from '../features/shell/PublicShell.tsx';
import { loadTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/approve-document/$token')({
  loader: () => loadTexts('link'),
  component: ApproveDocumentRoute,
});

function ApproveDocumentRoute() {
  const { token } = Route.useParams();
  return (
    <PublicShell>
      <ApprovalPage key={token} kind="approve-document" token={token} />
    </PublicShell>
  );
}
