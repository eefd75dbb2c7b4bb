import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../platform/session.ts';
import { Panel } from '../../ui/Panel.tsx';
import text from '../../ui/text.module.css';
import classes from './account.module.css';

/** What each organisation calls its owner: its own record, which its administrators correct. */
export function PlacesPanel() {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const parts = me?.account_types ?? [];
  const places = [...new Map(parts.map((part) => [part.person.id, part])).values()];
  if (places.length === 0) return null;
  const typesOf = (personId: number) =>
    parts.filter(({ person }) => person.id === personId).map(({ code }) => code);
  return (
    <Panel title={t('account.places.title')} count={places.length}>
      <ul className={classes.rows}>
        {places.map(({ person, organisation }) => (
          <li key={person.id}>
            <div>
              <p className={text.rowTitle}>{organisation.name}</p>
              <p className={text.secondary}>
                {t('account.places.as', {
                  name: person.name,
                  types: typesOf(person.id)
                    .map((type) => t(`account.types.${type}`))
                    .join(', '),
                })}
              </p>
            </div>
            {typesOf(person.id).includes('student') && (
              <Link to="/profile" search={{ organisation_id: organisation.id }}>
                {t('account.places.profile')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className={classes.body}>
        <p className={classes.hint}>{t('account.places.hint')}</p>
      </div>
    </Panel>
  );
}
