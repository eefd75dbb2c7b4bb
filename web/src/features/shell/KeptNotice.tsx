import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { onDraftsChanged, removeDraft } from '../../platform/draft.ts';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { draftsNow, keptDrafts } from '../../platform/keptDrafts.ts';
import { Callout } from '../../ui/Callout.tsx';
import classes from './Notices.module.css';

/** What was typed earlier and not saved, and where it can be put back. */
export function KeptNotice() {
  const { t } = useTranslation();
  const [found] = useState(keptDrafts);
  const [isClosed, setClosed] = useState(false);
  const now = useSyncExternalStore(onDraftsChanged, draftsNow);
  // What was put back has a newer time, and what was thrown away is gone: neither is waiting any more.
  const left = found.filter(({ key, at }) => now.includes(`${key} ${at}`));
  if (isClosed || left.length === 0) return null;
  return (
    <div className={classes.kept}>
      <Callout kind="info" icon={IconHistory} role="status" title={t('session.found')}>
        <ul>
          {left.map(({ key, at, path, title }) => {
            const name = title.replace(/ · Traject$/, '');
            return (
              <li key={key}>
                <Link to={path}>{name}</Link>, {formatDateTime(at)}{' '}
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={`${t('session.discard')}: ${name}`}
                  onClick={() => removeDraft(key)}
                >
                  {t('session.discard')}
                </Button>
              </li>
            );
          })}
        </ul>
        <p>{t('session.found_text')}</p>
        <div className={classes.choice}>
          <Button size="xs" variant="default" onClick={() => setClosed(true)}>
            {t('ui.close')}
          </Button>
        </div>
      </Callout>
    </div>
  );
}
