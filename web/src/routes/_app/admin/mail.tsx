import { createFileRoute } from '@tanstack/react-router';
import { MailsPage } from '../../../features/mails/MailsPage.tsx';
import { type MailSearch, stateOf } from '../../../features/mails/mails.api.ts';
import { pageOf } from '../../../platform/search.ts';

export const Route = createFileRoute('/_app/admin/mail')({
  validateSearch: ({ state, page }): MailSearch => ({ state: stateOf(state), page: pageOf(page) }),
  component: MailRoute,
});

function MailRoute() {
  const navigate = Route.useNavigate();
  return <MailsPage search={Route.useSearch()} onSearch={(search) => navigate({ search })} />;
}
