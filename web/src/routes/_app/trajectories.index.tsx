import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { TrajectoriesPage } from '../../features/trajectories/TrajectoriesPage.tsx';
import {
  type TrajectorySearch,
  trajectoriesQuery,
} from '../../features/trajectories/trajectories.api.ts';
import { requireAbility } from '../../platform/guards.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { counselorsQuery } from '../../platform/reference.ts';
import { idOf, pageOf, wordOf } from '../../platform/search.ts';

const TrajectoryWizard = lazy(async () => {
  const [{ TrajectoryWizard }] = await Promise.all([
    import('./-TrajectoryWizard.tsx'),
    loadTexts('desk'),
  ]);
  return { default: TrajectoryWizard };
});

export const Route = createFileRoute('/_app/trajectories/')({
  validateSearch: ({ q, counselor_id, state, page }): TrajectorySearch => ({
    q: wordOf(q),
    counselor_id: idOf(counselor_id),
    state: wordOf(state),
    page: pageOf(page),
  }),
  beforeLoad: ({ context }) => requireAbility(context.queries, 'trajectories'),
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
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <TrajectoriesPage
        search={search}
        onSearch={(next) => navigate({ search: next, replace: next.q !== search.q })}
        onAdd={() => setCreating(true)}
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
