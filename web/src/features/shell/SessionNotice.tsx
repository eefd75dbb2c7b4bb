import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../platform/format.ts';
import { canRenew } from '../../platform/keepSession.ts';
import { renewSession } from '../../platform/renewSession.ts';
import { sessionTimes } from '../../platform/sessionTimes.ts';
import { useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import classes from './Notices.module.css';

const before = 5 * 60_000;

/** Five minutes before the session ends: when, and that nothing typed is lost. It asks nothing. */
export function SessionNotice() {
  const { t } = useTranslation();
  const ends = useNearEnd();
  const stay = useSave({ save: renewSession });
  if (!ends) return null;
  return (
    <div className={classes.corner}>
      <Callout
        kind="warn"
        icon={IconClock}
        role="status"
        title={t('session.ends', { time: formatTime(ends) })}
      >
        <p>{t('session.kept')}</p>
        {canRenew() && (
          <div className={classes.choice}>
            <Button size="xs" loading={stay.isPending} onClick={() => stay.submit(undefined)}>
              {t('session.stay')}
            </Button>
          </div>
        )}
      </Callout>
    </div>
  );
}

/** Undefined while it is still far away. */
function useNearEnd() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const looking = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(looking);
  }, []);
  const ends = sessionTimes()?.ends;
  return ends !== undefined && ends - now < before && ends > now ? new Date(ends) : undefined;
}
