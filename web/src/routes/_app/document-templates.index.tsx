import { createFileRoute } from '@tanstack/react-router';
import {
  documentTemplatesQuery,
  type TemplatesSearch,
} from '../../features/documentTemplates/documentTemplates.api.ts';
import { TemplatesPage } from '../../features/documentTemplates/TemplatesPage.tsx';
import { pageOf, reading, wordOf } from '../../platform/search.ts';

export const Route = createFileRoute('/_app/document-templates/')({
  staticData: { wing: 'templates' },
  validateSearch: reading<TemplatesSearch>({ page: pageOf, q: wordOf }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    context.queries.prefetchQuery(documentTemplatesQuery(deps));
  },
  component: DocumentTemplatesRoute,
});

function DocumentTemplatesRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TemplatesPage
      search={search}
      onSearch={(next) => navigate({ search: next, replace: next.q !== search.q })}
    />
  );
}
