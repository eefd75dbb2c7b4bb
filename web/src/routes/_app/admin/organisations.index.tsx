import { createFileRoute } from '@tanstack/react-router';
import { OrganisationsPage } from '../../../features/organisations/OrganisationsPage.tsx';

export const Route = createFileRoute('/_app/admin/organisations/')({
  component: OrganisationsRoute,
});

function OrganisationsRoute() {
  const navigate = Route.useNavigate();
  return (
    <OrganisationsPage
      onCreated={(organisationId) =>
        navigate({
          to: '/admin/organisations/$organisationId',
          params: { organisationId: String(organisationId) },
          ignoreBlocker: true,
        })
      }
    />
  );
}
