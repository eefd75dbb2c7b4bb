import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import type { Badge, BadgeTask } from '@traject/contract/badges';
import { useEffect } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { ActionRow } from '../../ui/ActionRow.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import text from '../../ui/text.module.css';
import { toast } from '../../ui/toast.ts';
import classes from './badges.module.css';

type Props = { task: BadgeTask; onAsk: () => void };

/** One core task: how far it is, and its badge. */
export function BadgeRow({ task, onAsk }: Props) {
  const { t } = useTranslation();
  const { title, badge, may_grant, may_revoke, level_count, work_process_count } = task;
  return (
    <ActionRow
      actions={
        <>
          {badge && <PageLinks title={title} code={badge.code} />}
          {may_grant && (
            <Button size="sm" aria-label={t('badges.grant_of', { title })} onClick={onAsk}>
              {t('badges.grant')}
            </Button>
          )}
          {may_revoke && (
            <Button
              size="sm"
              variant="default"
              aria-label={t('badges.revoke_of', { title })}
              onClick={onAsk}
            >
              {t('badges.revoke')}
            </Button>
          )}
        </>
      }
    >
      <p className={text.rowTitle}>{title}</p>
      <p className={text.secondary}>
        {t('badges.levels', { levels: level_count, count: work_process_count })}
      </p>
      <BadgeState badge={badge} />
      {badge?.remark && <p className={`${text.secondary} ${text.lines}`}>{badge.remark}</p>}
    </ActionRow>
  );
}

function BadgeState({ badge }: { badge: Badge | null }) {
  const { t } = useTranslation();
  if (!badge) return <StatusLine kind="none">{t('badges.none')}</StatusLine>;
  const { revoked, granted_at, granted_by: name } = badge;
  if (revoked)
    return (
      <StatusLine kind="refused">
        {t('badges.revoked', { date: formatDate(revoked.at), reason: revoked.reason })}
      </StatusLine>
    );
  const date = formatDate(granted_at);
  return (
    <StatusLine kind="done">
      {name ? t('badges.granted_by', { date, name }) : t('badges.granted', { date })}
    </StatusLine>
  );
}

/** The page that anybody with its address can open. */
function PageLinks({ title, code }: { title: string; code: string }) {
  const { t } = useTranslation();
  const { copy, copied, error } = useClipboard();
  const path = `/badge/${code}`;
  useEffect(() => {
    if (copied) toast.success(t('badges.copied'));
    if (error) toast.error(t('badges.copy_failed'));
  }, [copied, error, t]);
  return (
    <>
      <IconButton
        label={t('badges.copy', { title })}
        icon={IconCopy}
        onClick={() => copy(new URL(path, window.location.origin).href)}
      />
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        className={classes.open}
        aria-label={t('badges.open', { title })}
        title={t('badges.open', { title })}
      >
        <IconExternalLink size={17} stroke={1.75} aria-hidden />
      </a>
    </>
  );
}
