import { createFileRoute } from '@tanstack/react-router';
import type { PlanSearch } from '../../features/actionPlans/actionPlans.api.ts';
import { PlansPage } from '../../features/actionPlans/PlansPage.tsx';
import { pageOf, reading, wordOf } from '../../platform/search.ts';
import { DayTabs } from './-DayTabs.tsx';

export const Route = createFileRoute('/_app/action-plans/')({
  staticData: { wing: 'plans' },
  validateSearch: reading<PlanSearch>({ q: wordOf, page: pageOf }),
  component: ActionPlansRoute,
});

function ActionPlansRoute() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  return (
    <>
      <DayTabs />
      <PlansPage
        search={search}
        // Typing a letter does not make a new entry in the history.
        onSearch={(next) => navigate({ search: next, replace: next.q !== search.q })}
        onCreated={(id) =>
          navigate({
            to: '/action-plans/$actionPlanId',
            params: { actionPlanId: String(id) },
            ignoreBlocker: true,
          })
        }
      />
    </>
  );
}
