import { Button } from '@mantine/core';
import { IconArchive, IconPlus, IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useCan } from '../../platform/useCan.ts';
import { useListPage } from '../../platform/useListPage.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { groupColumns } from './groupColumns.tsx';
import { type GroupsSearch, groupsQuery } from './groups.api.ts';
import classes from './groups.module.css';
import { schoolYear, yearChoices } from './schoolYear.ts';

const GroupDialog = lazily(() => import('./GroupDialog.tsx'), 'GroupDialog');

type Props = {
  search: GroupsSearch;
  onSearch: (search: GroupsSearch) => void;
  onCreated: (groupId: number) => void;
  /** The way to the numbers of a whole diploma. */
  numbers: ReactNode;
};

/** The groups of this school year, unless another is asked for. */
export function GroupsPage({ search, onSearch, onCreated, numbers }: Props) {
  const { t } = useTranslation();
  const mayManage = useCan('groups');
  const [isAdding, setAdding] = useState(false);
  const groups = useQuery(groupsQuery({ ...search, year: search.year ?? String(schoolYear()) }));
  const page = useListPage(groups);
  const title = t('groups.title');
  return (
    <>
      <PageHead
        title={title}
        count={page?.meta.total}
        action={
          mayManage && (
            <Row wrap>
              {numbers}
              <Button
                leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
                onClick={() => setAdding(true)}
              >
                {t('groups.add')}
              </Button>
            </Row>
          )
        }
      />
      <Filters search={search} onSearch={onSearch} mayManage={mayManage} />
      {!groups.data && groups.isError ? (
        <Panel title={title}>
          <PanelError title={t('groups.failed')} onRetry={() => groups.refetch()} />
        </Panel>
      ) : (
        <div data-updating={groups.isPlaceholderData || undefined}>
          <DataTable
            label={title}
            columns={groupColumns}
            rows={page?.data}
            rowKey={({ id }) => id}
            empty={<NoGroups search={search} mayManage={mayManage} />}
            footer={
              page && (
                <Pager meta={page.meta} onPage={(next) => onSearch({ ...search, page: next })} />
              )
            }
          />
        </div>
      )}
      {isAdding && (
        <Suspense>
          <GroupDialog onSaved={({ id }) => onCreated(id)} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}

type FilterProps = Omit<Props, 'onCreated' | 'numbers'> & { mayManage: boolean };

function Filters({ search, onSearch, mayManage }: FilterProps) {
  const { t } = useTranslation();
  const { q, year, archived } = search;
  return (
    <Row wrap className={classes.filters}>
      <SearchBox
        label={t('groups.search')}
        words={q ?? ''}
        onWords={(words) => onSearch({ ...search, q: words, page: undefined })}
      />
      <FilterSelect
        className={classes.year}
        label={t('groups.year')}
        choices={[{ value: 'all', label: t('groups.all_years') }, ...yearChoices()]}
        value={year ?? String(schoolYear())}
        onChoose={(chosen) =>
          onSearch({
            ...search,
            year: chosen === String(schoolYear()) ? undefined : chosen,
            page: undefined,
          })
        }
      />
      {mayManage && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.toggle ?? ''}
          leftSection={<Icon of={IconArchive} />}
          aria-pressed={!!archived}
          onClick={() =>
            onSearch({ ...search, archived: archived ? undefined : '1', page: undefined })
          }
        >
          {t(archived ? 'groups.show_active' : 'groups.show_archived')}
        </Button>
      )}
    </Row>
  );
}

function NoGroups({ search, mayManage }: { search: GroupsSearch; mayManage: boolean }) {
  const { t } = useTranslation();
  const isFiltered = search.q || search.archived;
  return (
    <EmptyState
      icon={IconSchool}
      title={t(isFiltered ? 'groups.none_found' : 'groups.empty')}
      text={t(
        isFiltered
          ? 'groups.none_found_text'
          : mayManage
            ? 'groups.empty_text'
            : 'groups.empty_teacher',
      )}
    />
  );
}
