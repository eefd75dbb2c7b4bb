import { createFileRoute } from '@tanstack/react-router';
import { TeamsPage } from '../../../features/teams/TeamsPage.tsx';
import type { TeamsSearch } from '../../../features/teams/teams.api.ts';
import { idOf, reading } from '../../../platform/search.ts';

export const Route = createFileRoute('/_app/admin/teams')({
  validateSearch: reading<TeamsSearch>({ organisation_id: idOf }),
  component: TeamsRoute,
});

function TeamsRoute() {
  const navigate = Route.useNavigate();
  return <TeamsPage search={Route.useSearch()} onSearch={(search) => navigate({ search })} />;
}
