import { createFileRoute } from '@tanstack/react-router';
import { ImportsPage } from '../../../features/imports/ImportsPage.tsx';
import type { ImportSearch } from '../../../features/imports/imports.api.ts';
import { idOf, wordOf } from '../../../platform/search.ts';

export const Route = createFileRoute('/_app/admin/imports')({
  validateSearch: ({ kind, organisation_id, diploma_id, invite }): ImportSearch => ({
    kind: wordOf(kind),
    organisation_id: idOf(organisation_id),
    diploma_id: idOf(diploma_id),
    invite: wordOf(invite),
  }),
  component: ImportsRoute,
});

function ImportsRoute() {
  const navigate = Route.useNavigate();
  return (
    <ImportsPage
      search={Route.useSearch()}
      onSearch={(search) => navigate({ search, replace: true })}
    />
  );
}
