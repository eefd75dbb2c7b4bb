import { createFileRoute } from '@tanstack/react-router';
import {
  surveyTemplatesQuery,
  type TemplateSearch,
} from '../../features/surveyTemplates/surveyTemplates.api.ts';
import { TemplatesPage } from '../../features/surveyTemplates/TemplatesPage.tsx';
import { pageOf, reading, wordOf } from '../../platform/search.ts';

export const Route = createFileRoute('/_app/survey-templates/')({
  staticData: { wing: 'templates' },
  validateSearch: reading<TemplateSearch>({ type: wordOf, q: wordOf, page: pageOf }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    context.queries.prefetchQuery(surveyTemplatesQuery(deps));
  },
  component: SurveyTemplatesRoute,
});

function SurveyTemplatesRoute() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  return (
    <TemplatesPage
      search={search}
      // Typing a letter does not make a new entry in the history.
      onSearch={(next) => navigate({ search: next, replace: next.q !== search.q })}
      onCreated={(id) =>
        navigate({
          to: '/survey-templates/$surveyTemplateId',
          params: { surveyTemplateId: String(id) },
          ignoreBlocker: true,
        })
      }
    />
  );
}
