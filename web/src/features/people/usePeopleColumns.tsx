import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Person } from '@traject/contract/people';
import { useTranslation } from 'react-i18next';
import { administeredQuery } from '../../platform/administered.ts';
import { formatDate } from '../../platform/format.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { type Column, rowLink } from '../../ui/DataTable.tsx';
import { PersonStateLine } from './PersonStateLine.tsx';
import classes from './people.module.css';

export function usePeopleColumns(): Column<Person>[] {
  const { t } = useTranslation();
  const { data: places = [] } = useQuery(administeredQuery);
  const typeNames = ({ account_types }: Person) =>
    account_types.map((type) => t(`people.types.${type}`)).join(', ') || '–';
  return [
    { key: 'name', header: 'people.name', cell: nameAndAddress, width: '30%', primary: true },
    // Where there is only one, its name would only repeat itself.
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
