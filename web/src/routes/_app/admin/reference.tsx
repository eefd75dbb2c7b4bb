import { createFileRoute } from '@tanstack/react-router';
import { ReferencePage } from '../../../features/reference/ReferencePage.tsx';
import type { ReferenceSearch } from '../../../features/reference/reference.api.ts';
import { idOf, reading, wordOf } from '../../../platform/search.ts';

export const Route = createFileRoute('/_app/admin/reference')({
  validateSearch: reading<ReferenceSearch>({
    organisation_id: idOf,
    list: wordOf,
    q: wordOf,
    archived: wordOf,
  }),
  component: ReferenceRoute,
});

function ReferenceRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReferencePage
      search={search}
      onSearch={(next) => navigate({ search: next, replace: next.q !== search.q })}
    />
  );
}
