import { createFileRoute } from '@tanstack/react-router';
import { MailsPage } from '../../../features/mails/MailsPage.tsx';
import type { MailSearch } from '../../../features/mails/mails.api.ts';
import { pageOf } from '../../../platform/search.ts';

export const Route = createFileRoute('/_app/admin/mail')({
  validateSearch: ({ state, page }): MailSearch => ({
    state: state === 'waiting' || state === 'refused' || state === 'too_old' ? state : undefined,
    page: pageOf(page),
  }),
  component: MailRoute,
});

function MailRoute() {
  const navigate = Route.useNavigate();
  return <MailsPage search={Route.useSearch()} onSearch={(search) => navigate({ search })} />;
}
