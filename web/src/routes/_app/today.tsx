import { createFileRoute } from '@tanstack/react-router';
import { daySearch } from '../../features/today/daySearch.ts';
import { todayQuery } from '../../features/today/today.api.ts';
import { Day } from './-Day.tsx';

export const Route = createFileRoute('/_app/today')({
  staticData: { wing: 'day' },
  validateSearch: daySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    context.queries.prefetchQuery(todayQuery(deps));
  },
  component: TodayRoute,
});

function TodayRoute() {
  const navigate = Route.useNavigate();
  return (
    <Day search={Route.useSearch()} onSearch={(search) => navigate({ search, replace: true })} />
  );
}
