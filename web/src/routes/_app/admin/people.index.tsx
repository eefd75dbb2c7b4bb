import { createFileRoute } from '@tanstack/react-router';
import { FirstSteps } from '../../../features/firstSteps/FirstSteps.tsx';
import { PeoplePage } from '../../../features/people/PeoplePage.tsx';
import type { PeopleSearch } from '../../../features/people/people.api.ts';
import { idOf, pageOf, wordOf } from '../../../platform/search.ts';

export const Route = createFileRoute('/_app/admin/people/')({
  validateSearch: ({ q, organisation_id, account_type, state, page }): PeopleSearch => ({
    q: wordOf(q),
    organisation_id: idOf(organisation_id),
    account_type: wordOf(account_type),
    state: wordOf(state),
    page: pageOf(page),
  }),
  component: PeopleRoute,
});

function PeopleRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PeoplePage
      notice={<FirstSteps />}
      search={search}
      onSearch={(next) => navigate({ search: next, replace: next.q !== search.q })}
      onInvited={(personId) =>
        navigate({
          to: '/admin/people/$personId',
          params: { personId: String(personId) },
          ignoreBlocker: true,
        })
      }
    />
  );
}
