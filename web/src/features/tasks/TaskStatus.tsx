import type { Task } from '@traject/contract/tasks';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { mailTrouble } from '../../ui/mail/mailTrouble.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';

/** How far the question to a party is, while it is open. */
export function TaskStatus({ task }: { task: Task }) {
  const { t } = useTranslation();
  const { party, state, sent_at, opened_at, send_on, expires_at, mail } = task;
  if (!party || state === 'done') return null;
  if (!sent_at)
    return (
      <StatusLine kind="none">
        {send_on ? t('tasks.mail.later', { date: formatDate(send_on) }) : t(unsent(task))}
      </StatusLine>
    );
  const isOver = !!expires_at && new Date(expires_at) <= new Date();
  if (isOver)
    return (
      <StatusLine kind="over">{t('tasks.mail.over', { date: formatDate(expires_at) })}</StatusLine>
    );
  if (opened_at)
    return (
      <StatusLine kind="waiting">
        {t('tasks.mail.opened', { date: formatDate(opened_at) })}
      </StatusLine>
    );
  const trouble = mailTrouble(mail, t);
  if (trouble) return <StatusLine kind={trouble.kind}>{trouble.words}</StatusLine>;
  return <StatusLine kind="sent">{t('tasks.mail.sent', { date: formatDate(sent_at) })}</StatusLine>;
}

/** Why it is not mailed by itself: what has a date to come would be, if its trajectory went on. */
function unsent({ due_on, state }: Task) {
  if (!due_on) return 'tasks.mail.not';
  return state === 'overdue' ? 'tasks.mail.past' : 'tasks.mail.ended';
}
