import { Button } from '@mantine/core';
import type { OnePerson } from '@traject/contract/people';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../platform/lazily.ts';
import { Panel } from '../../ui/Panel.tsx';
import text from '../../ui/text.module.css';
import classes from './people.module.css';

const AccessDialog = lazily(() => import('./AccessDialog.tsx'), 'AccessDialog');

/** States in which what somebody is there does not tell yet, or no more, whether they come in. */
const explained = ['waiting', 'invited', 'left', 'deactivated'] as const;

/** What somebody is in the organisation whose record this is. */
export function AccessPanel({ person }: { person: OnePerson }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { organisation, account_types, name } = person;
  const state = explained.find((one) => one === person.state);
  const isOutside = account_types.length === 0 && person.state !== 'deactivated';

  return (
    <Panel title={t('people.access.title')}>
      {state && (
        <p className={classes.intro}>{t(`people.access.${state}`, { place: organisation.name })}</p>
      )}
      <ul className={classes.rows}>
        <li>
          <div>
            <p className={text.rowTitle}>{organisation.name}</p>
            <p className={text.secondary}>
              {account_types.map((type) => t(`people.types.${type}`)).join(', ') ||
                t('people.access.none')}
            </p>
          </div>
          {isOutside ? (
            <Button
              aria-label={t('people.waiting.give', { name })}
              onClick={() => setEditing(true)}
            >
              {t('people.access.give')}
            </Button>
          ) : (
            <Button
              variant="default"
              size="xs"
              aria-label={t('people.access.edit', organisation)}
              onClick={() => setEditing(true)}
            >
              {t('people.access.change')}
            </Button>
          )}
        </li>
      </ul>
      {isEditing && (
        <Suspense>
          <AccessDialog person={person} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
