import { createFileRoute } from '@tanstack/react-router';
import { TeamsPage } from '../../../features/teams/TeamsPage.tsx';
import type { TeamsSearch } from '../../../features/teams/teams.api.ts';
import { idOf } from '../../../platform/search.ts';

export const Route = createFileRoute('/_app/admin/teams')({
  validateSearch: ({ organisation_id }): TeamsSearch => ({
    organisation_id: idOf(organisation_id),
  }),
  component: TeamsRoute,
});

function TeamsRoute() {
  const navigate = Route.useNavigate();
  return <TeamsPage search={Route.useSearch()} onSearch={(search) => navigate({ search })} />;
}
