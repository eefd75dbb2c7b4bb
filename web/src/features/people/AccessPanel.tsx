import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { OnePerson } from '@traject/contract/people';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { administeredQuery } from '../../platform/administered.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';

import classes from './people.module.css';

const AccessDialog = lazy(async () => ({
  default: (await import('./AccessDialog.tsx')).AccessDialog,
}));

/** What somebody is in each organisation that the reader keeps. */
export function AccessPanel({ person }: { person: OnePerson }) {
  const { t } = useTranslation();
  const { data: places } = useQuery(administeredQuery);
  const [editing, setEditing] = useState<{ id: number; name: string }>();
  const typesIn = (organisationId: number) =>
    person.memberships
      .filter(({ organisation }) => organisation.id === organisationId)
      .map(({ account_type }) => account_type);

  return (
    <Panel title={t('people.access.title')}>
      {person.state === 'waiting' && <p className={classes.intro}>{t('people.access.nowhere')}</p>}
      {!places && <RowsSkeleton rows={1} />}
      <ul className={classes.rows}>
        {places?.map((place) => (
          <li key={place.id}>
            <div>
              <p className={text.rowTitle}>{place.name}</p>
              <p className={text.secondary}>
                {typesIn(place.id)
                  .map((type) => t(`people.types.${type}`))
                  .join(', ') || t('people.access.none')}
              </p>
            </div>
            <IconButton
              label={t('people.access.edit', { name: place.name })}
              icon={IconPencil}
              onClick={() => setEditing(place)}
            />
          </li>
        ))}
      </ul>
      {editing && (
        <Suspense>
          <AccessDialog
            person={person}
            place={editing}
            types={typesIn(editing.id)}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
