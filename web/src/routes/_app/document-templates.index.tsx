import { createFileRoute } from '@tanstack/react-router';
import { documentTemplatesQuery } from '../../features/documentTemplates/documentTemplates.api.ts';
import { TemplatesPage } from '../../features/documentTemplates/TemplatesPage.tsx';
import { requireAbility } from '../../platform/guards.ts';
import { pageOf } from '../../platform/search.ts';

export const Route = createFileRoute('/_app/document-templates/')({
  staticData: { texts: ['templates'] },
  validateSearch: ({ page }): { page?: number | undefined } => ({ page: pageOf(page) }),
  beforeLoad: ({ context }) => requireAbility(context.queries, 'templates'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    context.queries.prefetchQuery(documentTemplatesQuery(deps.page));
  },
  component: DocumentTemplatesRoute,
});

function DocumentTemplatesRoute() {
  const { page } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <TemplatesPage page={page} onPage={(next) => navigate({ search: { page: next } })} />;
}
