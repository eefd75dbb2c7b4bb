import type { QueryKey } from '@tanstack/react-query';
import { formatDate, formatDateTime } from '../../platform/format.ts';
import { type Translate, useTranslation } from '../../platform/i18n.ts';
import { useSave } from '../../platform/useSave.ts';

export type Reminding = { reminders_off: boolean; next_reminder_at: string | null };

type Switch = {
  of: Reminding;
  /** Whom or what it is about, where there are several on a page. */
  name: string;
  save: (off: boolean) => Promise<unknown>;
  refresh: QueryKey;
};

/** Turns the reminders of one question off, or on again, and says what that means. */
export function useReminders({ of, name, save, refresh }: Switch) {
  const { t } = useTranslation();
  const { reminders_off: isOff, next_reminder_at: next } = of;
  const saving = useSave({
    save: (off: boolean) => save(off),
    refresh,
    done: () => t(isOff ? 'reminders.turned_on' : 'reminders.turned_off'),
    failed: 'reminders.failed',
    shown: [],
  });
  const label = isOff ? 'turn_on_for' : next ? 'turn_off_next' : 'turn_off_for';
  return {
    isOff,
    isPending: saving.isPending,
    label: t(`reminders.${label}`, { name, date: next && formatDate(next) }),
    turn: () => saving.submit(!isOff),
  };
}

/** Whether and when the next one goes. */
export function remindersInWords({ reminders_off, next_reminder_at }: Reminding, t: Translate) {
  if (reminders_off) return t('reminders.off');
  if (!next_reminder_at) return t('reminders.none');
  return t('reminders.next', { date: formatDate(next_reminder_at) });
}

type Sent = { sent_at: string; opened_at: string | null; reminder: number | null };

/** A line of the history, for a mail that was a reminder. */
export const reminderInWords = ({ sent_at, opened_at, reminder }: Sent, t: Translate) =>
  t(opened_at ? 'reminders.sent_opened' : 'reminders.sent', {
    number: reminder,
    date: formatDateTime(sent_at),
    opened: opened_at && formatDateTime(opened_at),
  });
