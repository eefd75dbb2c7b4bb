import { createFileRoute } from '@tanstack/react-router';
import { DiplomasPage } from '../../../features/diplomas/DiplomasPage.tsx';
import type { DiplomasSearch } from '../../../features/diplomas/diplomas.api.ts';
import { idOf, reading, wordOf } from '../../../platform/search.ts';

export const Route = createFileRoute('/_app/admin/diplomas/')({
  validateSearch: reading<DiplomasSearch>({ organisation_id: idOf, q: wordOf, archived: wordOf }),
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
