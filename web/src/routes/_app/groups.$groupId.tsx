import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { GroupPage } from '../../features/groups/GroupPage.tsx';
import { groupQuery } from '../../features/groups/groups.api.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { reading, wordOf } from '../../platform/search.ts';
import { useNotFound } from '../../platform/useNotFound.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

export const Route = createFileRoute('/_app/groups/$groupId')({
  staticData: { wing: 'groups' },
  validateSearch: reading<{ sort?: string | undefined }>({ sort: wordOf }),
  component: GroupRoute,
});

function GroupRoute() {
  const { t } = useTranslation();
  const { groupId } = Route.useParams();
  const { sort = 'name' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data, error, refetch } = useQuery(groupQuery(Number(groupId)));
  const isUnknown = useNotFound(error, 'notify.group.not_found', groupId);
  if (isUnknown) return null;
  const back = <Link to="/groups">{t('groups.title')}</Link>;
  const ask = (
    <>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link to="/school-numbers" search={{ group_id: Number(groupId) }} {...props} />
        )}
      >
        {t('groups.numbers')}
      </Button>
      <Button
        renderRoot={(props) => (
          <Link to="/ask-evaluations" search={{ group_id: Number(groupId) }} {...props} />
        )}
      >
        {t('groups.ask')}
      </Button>
    </>
  );
  if (data)
    return (
      <GroupPage
        key={data.id}
        group={data}
        back={back}
        ask={ask}
        sort={sort}
        onSort={(by) =>
          navigate({
            search: { sort: by === 'name' ? undefined : by },
            replace: true,
            resetScroll: false,
          })
        }
        onOpenGroup={(id) =>
          navigate({ params: { groupId: String(id) }, search: {}, ignoreBlocker: true })
        }
      />
    );
  return (
    <>
      <PageHead title={t('groups.one')} back={back} />
      <Panel title={t('groups.levels.title')}>
        {error ? (
          <PanelError title={t('groups.failed_one')} onRetry={() => refetch()} />
        ) : (
          <RowsSkeleton rows={8} />
        )}
      </Panel>
    </>
  );
}
