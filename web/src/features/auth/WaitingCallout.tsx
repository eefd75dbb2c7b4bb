import { IconClock, IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { currentLanguage, useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { meQuery } from '../../platform/session.ts';
import { Callout } from '../../ui/Callout.tsx';
import classes from './Waiting.module.css';

const JoinForm = lazily(() => import('./JoinForm.tsx'), 'JoinForm');

/** Tells people without an organisation why their lists are empty and what they can do about it. */
export function WaitingCallout() {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  if (me?.account_types.length !== 0) return null;
  const isWaiting = me.waiting_at.length > 0;
  return (
    <div className={classes.callout}>
      <Callout
        kind="info"
        icon={IconClock}
        title={t(isWaiting ? 'waiting.title' : 'waiting.nowhere')}
      >
        {isWaiting
          ? t('waiting.text', { places: listOf(me.waiting_at) })
          : t('waiting.nowhere_text')}
        {!isWaiting && (
          <Suspense>
            <JoinForm />
          </Suspense>
        )}
      </Callout>
    </div>
  );
}

const listOf = (names: string[]) => new Intl.ListFormat(currentLanguage()).format(names);

/** A new administrator lands on an empty list and is shown where to begin. */
export function BeginningCallout() {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  if (!me?.beginning_at?.length) return null;
  return (
    <div className={classes.callout}>
      <Callout kind="info" icon={IconListCheck} title={t('waiting.begin')}>
        {t('waiting.begin_text')} <Link to="/admin/people">{t('waiting.begin_link')}</Link>
      </Callout>
    </div>
  );
}
