import { createFileRoute } from '@tanstack/react-router';
import { MailsPage } from '../../../features/mails/MailsPage.tsx';
import type { MailSearch } from '../../../features/mails/mails.api.ts';
import { oneOf, pageOf, reading } from '../../../platform/search.ts';

export const Route = createFileRoute('/_app/admin/mail')({
  validateSearch: reading<MailSearch>({
    state: oneOf('waiting', 'refused', 'too_old'),
    page: pageOf,
  }),
  component: MailRoute,
});

function MailRoute() {
  const navigate = Route.useNavigate();
  return <MailsPage search={Route.useSearch()} onSearch={(search) => navigate({ search })} />;
}
