import { createFileRoute } from '@tanstack/react-router';
import { FirstSteps } from '../../../features/firstSteps/FirstSteps.tsx';
import { PeoplePage } from '../../../features/people/PeoplePage.tsx';
import type { PeopleSearch } from '../../../features/people/people.api.ts';
import { idOf, pageOf, reading, wordOf } from '../../../platform/search.ts';

export const Route = createFileRoute('/_app/admin/people/')({
  validateSearch: reading<PeopleSearch>({
    q: wordOf,
    organisation_id: idOf,
    account_type: wordOf,
    state: wordOf,
    page: pageOf,
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
