import { createFileRoute } from '@tanstack/react-router';
import { DiplomasPage } from '../../../features/diplomas/DiplomasPage.tsx';
import type { DiplomasSearch } from '../../../features/diplomas/diplomas.api.ts';
import { idOf, wordOf } from '../../../platform/search.ts';

export const Route = createFileRoute('/_app/admin/diplomas/')({
  validateSearch: ({ organisation_id, q, archived }): DiplomasSearch => ({
    organisation_id: idOf(organisation_id),
    q: wordOf(q),
    archived: wordOf(archived),
  }),
  component: DiplomasRoute,
});

function DiplomasRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DiplomasPage
      search={search}
      onSearch={(next) => navigate({ search: next, replace: next.q !== search.q })}
      onImported={(diplomaId) =>
        navigate({ to: '/admin/diplomas/$diplomaId', params: { diplomaId: String(diplomaId) } })
      }
    />
  );
}
