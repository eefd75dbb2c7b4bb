import { IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../platform/session.ts';
import { Callout } from '../../ui/Callout.tsx';
import classes from './evaluations.module.css';

/** Somebody who registered and has no account type yet sees why the lists are empty. */
export function WaitingCallout() {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  if (me?.account_types.length !== 0) return null;
  return (
    <div className={classes.callout}>
      <Callout kind="info" icon={IconClock} title={t('evaluations.waiting.title')}>
        {t('evaluations.waiting.text')}
      </Callout>
    </div>
  );
}
