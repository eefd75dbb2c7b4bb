import { createFileRoute } from '@tanstack/react-router';
import { OrganisationsPage } from '../../../features/organisations/OrganisationsPage.tsx';
import { administeredQuery } from '../../../platform/administered.ts';

export const Route = createFileRoute('/_app/admin/organisations/')({
  loader: ({ context }) => {
    context.queries.prefetchQuery(administeredQuery);
  },
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
