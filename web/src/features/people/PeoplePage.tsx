import { Button } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mostCounted } from '@traject/contract/common/page';
import type { Person } from '@traject/contract/people';
import { type ReactNode, Suspense, useState } from 'react';
import { administeredQuery } from '../../platform/administered.ts';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { type Column, rowLink } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Row } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody, PanelRow, PanelRows } from '../../ui/PanelBody.tsx';
import { TablePage } from '../../ui/TablePage.tsx';
import text from '../../ui/text.module.css';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PersonStateLine } from './PersonStateLine.tsx';
import { type PeopleSearch, peopleQuery } from './people.api.ts';
import classes from './people.module.css';

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
  const { page: _, ...filters } = search;

  return (
    <>
      <TablePage
        title={t('people.title')}
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
        notices={
          <>
            {notice}
            <WaitingPanel />
          </>
        }
        filters={<PeopleFilters filters={filters} onFilters={onSearch} />}
        query={people}
        columns={usePeopleColumns()}
        failed={t('people.failed')}
        empty={
          <EmptyState
            icon={IconSearch}
            title={t('people.none_found')}
            text={t('people.none_found_text')}
          />
        }
        onPage={(page) => onSearch({ ...filters, page })}
      />
      {isInviting && (
        <Suspense>
          <InviteDialog onInvited={onInvited} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
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
        <span className={`${text.dim} ${text.num} ${classes.date}`}>
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
  <Row as="span">
    <Avatar name={name} size={30} />
    <span className={classes.who}>
      <Link to="/admin/people/$personId" params={{ personId: String(id) }} className={rowLink}>
        {name}
      </Link>
      <span className={`${text.secondary} ${text.ellipsis}`}>{email}</span>
    </span>
  </Row>
);

/** The people who asked for access; nothing when there are none. */
function WaitingPanel() {
  const { t } = useTranslation();
  const { data } = useQuery(peopleQuery({ state: 'waiting' }));
  const { data: places = [] } = useQuery(administeredQuery);
  if (!data || data.meta.total === 0) return null;
  return (
    <div className={classes.waiting}>
      <Panel title={t('people.waiting.title')} count={data.meta.total}>
        <PanelBody>
          <p className={text.soft}>{t('people.waiting.text')}</p>
        </PanelBody>
        <PanelRows>
          {data.data.map(({ id, name, email, created_at, organisation }) => (
            <PanelRow
              key={id}
              title={name}
              details={[
                email,
                t('people.waiting.since', { date: formatDate(created_at) }),
                ...(places.length > 1 ? [organisation.name] : []),
              ].join(' · ')}
            >
              <Link
                to="/admin/people/$personId"
                params={{ personId: String(id) }}
                className={classes.give}
              >
                {t('people.waiting.give', { name })}
              </Link>
            </PanelRow>
          ))}
        </PanelRows>
      </Panel>
    </div>
  );
}
