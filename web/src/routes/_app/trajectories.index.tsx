import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { TrajectoriesPage } from '../../features/trajectories/TrajectoriesPage.tsx';
import {
  type TrajectorySearch,
  trajectoriesQuery,
} from '../../features/trajectories/trajectories.api.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { rememberSearch } from '../../platform/lastSearch.ts';
import { lazily } from '../../platform/lazily.ts';
import { mine } from '../../platform/mine.ts';
import { mayDecide, placesToAsk } from '../../platform/placesToAsk.ts';
import { counselorsQuery } from '../../platform/reference.ts';
import { idOf, oneOf, pageOf, reading, wordOf } from '../../platform/search.ts';
import { meQuery } from '../../platform/session.ts';
import { useCan } from '../../platform/useCan.ts';

const TrajectoryWizard = lazy(async () => {
  const [{ TrajectoryWizard }] = await Promise.all([
    import('./-TrajectoryWizard.tsx'),
    loadTexts('clients', 'dossier'),
  ]);
  return { default: TrajectoryWizard };
});

const withTexts = <M, N extends keyof M>(load: () => Promise<M>, name: N) =>
  lazily(async () => (await Promise.all([load(), loadTexts('access_requests')]))[0], name);

const MissingTrajectory = withTexts(
  () => import('../../features/accessRequests/MissingTrajectory.tsx'),
  'MissingTrajectory',
);
const RequestsBar = withTexts(
  () => import('../../features/accessRequests/RequestsBar.tsx'),
  'RequestsBar',
);

export const Route = createFileRoute('/_app/trajectories/')({
  staticData: { wing: 'trajectories' },
  validateSearch: reading<TrajectorySearch>({
    q: wordOf,
    organisation_id: idOf,
    counselor_id: (value) => (value === 'me' ? value : idOf(value)),
    state: (value) => (value ? String(value) : undefined),
    sort: wordOf,
    unread: oneOf('1'),
    page: pageOf,
  }),
  beforeLoad: ({ location }) => {
    if (mine.get() && !location.searchStr)
      throw redirect({ to: '/trajectories', search: { counselor_id: 'me' }, replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    context.queries.prefetchQuery(trajectoriesQuery(deps));
    context.queries.prefetchQuery(counselorsQuery());
  },
  component: TrajectoriesRoute,
});

function TrajectoriesRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: me } = useQuery(meQuery);
  const [isCreating, setCreating] = useState(false);
  const mayAdd = useCan('trajectories');
  useEffect(() => rememberSearch('/trajectories', search), [search]);
  return (
    <>
      <TrajectoriesPage
        search={search}
        notice={
          mayDecide(me) && (
            <Suspense>
              <RequestsBar />
            </Suspense>
          )
        }
        missing={
          search.q &&
          placesToAsk(me).length > 0 && (
            <Suspense>
              <MissingTrajectory about={search.q} />
            </Suspense>
          )
        }
        onSearch={(next) => navigate({ search: next, replace: next.q !== search.q })}
        onAdd={mayAdd ? () => setCreating(true) : undefined}
      />
      {isCreating && (
        <Suspense>
          <TrajectoryWizard
            onClose={() => setCreating(false)}
            onCreated={() => {
              setCreating(false);
              navigate({ search: {} });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
