import { createFileRoute } from '@tanstack/react-router';
import { daySearch } from '../../features/today/daySearch.ts';
import { todayQuery } from '../../features/today/today.api.ts';
import { idOf, reading, wordOf } from '../../platform/search.ts';
import { Day } from './-Day.tsx';

type Search = { scope?: string | undefined; team_id?: number | undefined };

export const Route = createFileRoute('/_app/today')({
  staticData: { wing: 'day' },
  // Whether there is such a scope is found out by the page: visitors load no more than this.
  validateSearch: reading<Search>({ scope: wordOf, team_id: idOf }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    context.queries.prefetchQuery(todayQuery(daySearch(deps)));
  },
  component: TodayRoute,
});

function TodayRoute() {
  const navigate = Route.useNavigate();
  return (
    <Day
      search={daySearch(Route.useSearch())}
      onSearch={({ scope, team_id }) => navigate({ search: { scope, team_id }, replace: true })}
    />
  );
}
