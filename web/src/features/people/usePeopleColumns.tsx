import { Link } from '@tanstack/react-router';
import type { Person } from '@traject/contract/people';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { type Column, rowLink } from '../../ui/DataTable.tsx';
import { PersonStateLine } from './PersonStateLine.tsx';
import classes from './people.module.css';

export function usePeopleColumns(): Column<Person>[] {
  const { t } = useTranslation();
  return [
    { key: 'name', header: t('people.name'), cell: nameAndAddress, width: '34%', primary: true },
    { key: 'type', header: t('people.type'), cell: (person) => <Types person={person} /> },
    {
      key: 'state',
      header: t('people.state'),
      width: 170,
      cell: ({ state }) => <PersonStateLine state={state} />,
      stacked: 'bare',
    },
    {
      key: 'last_sign_in_at',
      header: t('people.last_sign_in'),
      width: 140,
      cell: ({ last_sign_in_at }) => (
        <span className={classes.date}>
          {last_sign_in_at ? formatDate(last_sign_in_at) : t('people.never')}
        </span>
      ),
    },
  ];
}

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

/** Where somebody is one thing in one organisation, its name would only repeat itself. */
function Types({ person: { memberships } }: { person: Person }) {
  const { t } = useTranslation();
  const places = new Map<string, string[]>();
  for (const { organisation, account_type } of memberships)
    places.set(organisation.name, [
      ...(places.get(organisation.name) ?? []),
      t(`people.types.${account_type}`),
    ]);
  if (places.size === 1) return [...places.values()].flat().join(', ');
  return (
    <ul className={classes.places}>
      {[...places].map(([place, types]) => (
        <li key={place}>
          {types.join(', ')} <span className={classes.place}>{place}</span>
        </li>
      ))}
    </ul>
  );
}
