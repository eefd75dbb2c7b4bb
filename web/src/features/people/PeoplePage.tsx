import { Button } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mostCounted, type Page } from '@traject/contract/common/page';
import type { Person } from '@traject/contract/people';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { administeredQuery } from '../../platform/administered.ts';
import { formatDate } from '../../platform/format.ts';
import { lazily } from '../../platform/lazily.ts';
import { useListPage } from '../../platform/useListPage.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { type Column, DataTable, rowLink } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PersonStateLine } from './PersonStateLine.tsx';
import { type PeopleSearch, peopleQuery } from './people.api.ts';
import classes from './people.module.css';
import { WaitingPanel } from './WaitingPanel.tsx';

const InviteDialog = lazily(() => import('./InviteDialog.tsx'), 'InviteDialog');

type Props = {
  /** Shown above the list to a new administrator. */
  notice?: ReactNode;
  search: PeopleSearch;
  onSearch: (search: PeopleSearch) => void;
  onInvited: (personId: number) => void;
};

export function PeoplePage({ notice, search, onSearch, onInvited }: Props) {
  const { t } = useTranslation();
  const [isInviting, setInviting] = useState(false);
  const people = useQuery(peopleQuery(search));
  const title = t('people.title');
  const { page: _, ...filters } = search;

  return (
    <>
      <PageHead
        title={title}
        count={people.data?.meta.total}
        most={mostCounted}
        action={
          <Button
            leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
            onClick={() => setInviting(true)}
          >
            {t('people.invite.action')}
          </Button>
        }
      />
      {notice}
      <WaitingPanel />
      <PeopleFilters filters={filters} onFilters={onSearch} />
      {!people.data && people.isError ? (
        <Panel title={title}>
          <PanelError title={t('people.failed')} onRetry={() => people.refetch()} />
        </Panel>
      ) : (
        <List people={people} onPage={(page) => onSearch({ ...filters, page })} />
      )}
      {isInviting && (
        <Suspense>
          <InviteDialog onInvited={onInvited} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  );
}

type ListProps = {
  people: UseQueryResult<Page<Person>>;
  onPage: (page: number) => void;
};

function List({ people, onPage }: ListProps) {
  const { t } = useTranslation();
  const data = useListPage(people.data);
  const columns = usePeopleColumns();
  return (
    <div className={classes.list} data-updating={people.isPlaceholderData || undefined}>
      <DataTable
        label={t('people.title')}
        columns={columns}
        rows={data?.data}
        rowKey={({ id }) => id}
        stackedTo="56em"
        empty={
          <EmptyState
            icon={IconSearch}
            title={t('people.none_found')}
            text={t('people.none_found_text')}
          />
        }
        footer={data && <Pager meta={data.meta} most={mostCounted} onPage={onPage} />}
      />
    </div>
  );
}

function usePeopleColumns(): Column<Person>[] {
  const { t } = useTranslation();
  const { data: places = [] } = useQuery(administeredQuery);
  const typeNames = ({ account_types }: Person) =>
    account_types.map((type) => t(`people.types.${type}`)).join(', ') || '–';
  return [
    { key: 'name', header: 'people.name', cell: nameAndAddress, width: '30%', primary: true },
    // With only one organisation, every row would say the same.
    ...(places.length > 1 ? [organisationColumn] : []),
    { key: 'type', header: 'people.type', cell: typeNames },
    {
      key: 'state',
      header: 'people.state',
      width: 170,
      cell: ({ state }) => <PersonStateLine state={state} />,
      stacked: 'bare',
    },
    {
      key: 'last_sign_in_at',
      header: 'people.last_sign_in',
      width: 140,
      cell: ({ last_sign_in_at }) => (
        <span className={classes.date}>
          {last_sign_in_at ? formatDate(last_sign_in_at) : t('people.never')}
        </span>
      ),
    },
  ];
}

const organisationColumn: Column<Person> = {
  key: 'organisation',
  header: 'labels.organisation',
  cell: ({ organisation }) => organisation.name,
  width: '20%',
};

const nameAndAddress = ({ id, name, email }: Person) => (
  <span className={classes.person}>
    <Avatar name={name} size={30} />
    <span className={classes.who}>
      <Link to="/admin/people/$personId" params={{ personId: String(id) }} className={rowLink}>
        {name}
      </Link>
      <span className={classes.email}>{email}</span>
    </span>
  </span>
);
