import type { Survey, SurveyState } from '@traject/contract/surveys';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { mailTrouble } from '../../ui/mail/mailTrouble.ts';
import { reminderInWords } from '../../ui/reminders/useReminders.ts';
import { type StatusKind, StatusLine } from '../../ui/StatusLine.tsx';
import text from '../../ui/text.module.css';

const kinds: Record<SurveyState, StatusKind> = {
  new: 'none',
  sent: 'sent',
  opened: 'waiting',
  answered: 'done',
  expired: 'over',
};

/** How far it is, and since when. */
export function SurveyStatus({ survey }: { survey: Survey }) {
  const { t } = useTranslation();
  const { state, sent_at, opened_at, answered_at, expires_at } = survey;
  const moments = { sent: sent_at, opened: opened_at, answered: answered_at, expired: expires_at };
  const moment = state === 'new' ? null : moments[state];
  const trouble = state === 'sent' ? mailTrouble(survey.mail, t) : undefined;
  if (trouble) return <StatusLine kind={trouble.kind}>{trouble.words}</StatusLine>;
  return (
    <StatusLine kind={kinds[state]}>
      {t(`surveys.states.${state}`, { date: moment && formatDate(moment) })}
    </StatusLine>
  );
}

/** The last time its reader was reminded, while that matters. */
export function LastReminder({ survey: { state, earlier } }: { survey: Survey }) {
  const { t } = useTranslation();
  const [latest] = earlier;
  if ((state !== 'sent' && state !== 'opened') || !latest?.reminder) return null;
  return <p className={text.secondary}>{reminderInWords(latest, t)}</p>;
}
