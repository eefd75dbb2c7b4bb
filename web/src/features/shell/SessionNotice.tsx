import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { formatTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { canRenew } from '../../platform/keepSession.ts';
import { renewSession } from '../../platform/renewSession.ts';
import { useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import classes from './Notices.module.css';

export type SessionNoticeProps = { ends: Date; onRenewed: () => void };

/** Says when the session ends and that nothing typed is lost; it interrupts nobody. */
export function SessionNotice({ ends, onRenewed }: SessionNoticeProps) {
  const { t } = useTranslation();
  const stay = useSave({ save: renewSession });
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
            <Button
              size="xs"
              loading={stay.isPending}
              onClick={() => stay.submit(undefined, onRenewed)}
            >
              {t('session.stay')}
            </Button>
          </div>
        )}
      </Callout>
    </div>
  );
}
