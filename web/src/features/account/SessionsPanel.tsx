import { Button } from '@mantine/core';
import type { OwnSession } from '@traject/contract/account';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelRow, PanelRows } from '../../ui/PanelBody.tsx';
import text from '../../ui/text.module.css';
import { accountKey, endOtherSessions, endSession } from './account.api.ts';

/** Where the account is signed in, with a button to end each session. */
export function SessionsPanel({ sessions }: { sessions: OwnSession[] }) {
  const { t } = useTranslation();
  const ordered = sessions.toSorted((one, other) => Number(other.is_this) - Number(one.is_this));
  const endOthers = useEndOthers();
  return (
    <Panel
      title={t('account.sessions.title')}
      count={sessions.length}
      action={
        sessions.length > 1 && (
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => endOthers()}>
            {t('account.sessions.end_others')}
          </Button>
        )
      }
    >
      <PanelRows>
        {ordered.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </PanelRows>
    </Panel>
  );
}

function Session({ session }: { session: OwnSession }) {
  const { t } = useTranslation();
  const { browser, is_this, signed_in_at, last_used_at } = session;
  // Kept to the quarter of an hour, so a new session would seem used before it began.
  const wasUsed = !is_this && last_used_at > signed_in_at;
  const name = browser ?? t('account.sessions.unknown');
  const end = useRowSave({
    save: endSession,
    refresh: accountKey,
    done: 'account.sessions.ended',
    shown: [],
  });
  return (
    <PanelRow
      title={name}
      details={
        <>
          {t('account.sessions.since', { date: formatDateTime(signed_in_at) })}
          {wasUsed && `, ${t('account.sessions.used', { date: formatDateTime(last_used_at) })}`}
        </>
      }
    >
      {is_this ? (
        <span className={text.secondary}>{t('account.sessions.this')}</span>
      ) : (
        <Button
          variant="default"
          size="xs"
          aria-label={t('account.sessions.end_named', { name })}
          onClick={() => end(session)}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </PanelRow>
  );
}

function useEndOthers() {
  const { t } = useTranslation();
  const end = useRemove({
    remove: endOtherSessions,
    question: () => ({
      title: t('account.sessions.ask.title'),
      message: t('account.sessions.ask.message'),
      confirmText: t('account.sessions.end_others'),
    }),
    refresh: accountKey,
    done: 'account.sessions.ended_others',
    failed: 'common.unknown_error',
  });
  return () => end(undefined);
}
