import { Button } from '@mantine/core';
import { createFileRoute, Link } from '@tanstack/react-router';
import { GroupsPage } from '../../features/groups/GroupsPage.tsx';
import type { GroupsSearch } from '../../features/groups/groups.api.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { oneOf, pageOf, reading, wordOf } from '../../platform/search.ts';

export const Route = createFileRoute('/_app/groups/')({
  staticData: { wing: 'groups' },
  validateSearch: reading<GroupsSearch>({
    q: wordOf,
    year: wordOf,
    archived: oneOf('1'),
    page: pageOf,
  }),
  component: GroupsRoute,
});

function GroupsRoute() {
  const { t } = useTranslation();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <GroupsPage
      search={search}
      onSearch={(next) => navigate({ search: next, replace: next.q !== search.q })}
      numbers={
        <Button variant="default" renderRoot={(props) => <Link to="/school-numbers" {...props} />}>
          {t('groups.numbers')}
        </Button>
      }
      onCreated={(id) =>
        navigate({
          to: '/groups/$groupId',
          params: { groupId: String(id) },
          ignoreBlocker: true,
        })
      }
    />
  );
}
