import { UnstyledButton } from '@mantine/core';
import type { Event } from '@traject/contract/events';
import { useTranslation } from '../../platform/i18n.ts';
import text from '../../ui/text.module.css';
import classes from './events.module.css';

type Props = { event: Event; onSession: (session: string) => void };

/** The device and the address; pressing the session shows what else was done in it. */
export function FromWhere({ event, onSession }: Props) {
  const { t } = useTranslation();
  const { session, device, address } = event;
  const where = [device, address].filter(Boolean).join(' · ');
  if (!where && !session) return null;
  return (
    <span className={`${text.dim} ${classes.where}`}>
      {where && <span>{where}</span>}
      {session && (
        <UnstyledButton
          className={classes.filterBy}
          aria-label={t('events.show_session')}
          onClick={() => onSession(session)}
        >
          {t('events.session')}
        </UnstyledButton>
      )}
    </span>
  );
}
