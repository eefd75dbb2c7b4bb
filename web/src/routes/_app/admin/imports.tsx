import { createFileRoute } from '@tanstack/react-router';
import { ImportsPage } from '../../../features/imports/ImportsPage.tsx';
import type { ImportSearch } from '../../../features/imports/imports.api.ts';
import { idOf, reading, wordOf } from '../../../platform/search.ts';

export const Route = createFileRoute('/_app/admin/imports')({
  validateSearch: reading<ImportSearch>({
    kind: wordOf,
    organisation_id: idOf,
    diploma_id: idOf,
    invite: wordOf,
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
