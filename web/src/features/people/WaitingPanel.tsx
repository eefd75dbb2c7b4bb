import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { administeredQuery } from '../../platform/administered.ts';
import { formatDate } from '../../platform/format.ts';
import { Panel } from '../../ui/Panel.tsx';
import text from '../../ui/text.module.css';
import { peopleQuery } from './people.api.ts';
import classes from './people.module.css';

/** The people who asked for access; nothing when there are none. */
export function WaitingPanel() {
  const { t } = useTranslation();
  const { data } = useQuery(peopleQuery({ state: 'waiting' }));
  const { data: places = [] } = useQuery(administeredQuery);
  if (!data || data.meta.total === 0) return null;
  return (
    <div className={classes.waiting}>
      <Panel title={t('people.waiting.title')} count={data.meta.total}>
        <p className={classes.intro}>{t('people.waiting.text')}</p>
        <ul className={classes.rows}>
          {data.data.map(({ id, name, email, created_at, organisation }) => (
            <li key={id}>
              <div>
                <p className={text.rowTitle}>{name}</p>
                <p className={text.secondary}>
                  {email} · {t('people.waiting.since', { date: formatDate(created_at) })}
                  {places.length > 1 && ` · ${organisation.name}`}
                </p>
              </div>
              <Link
                to="/admin/people/$personId"
                params={{ personId: String(id) }}
                className={classes.give}
              >
                {t('people.waiting.give', { name })}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
