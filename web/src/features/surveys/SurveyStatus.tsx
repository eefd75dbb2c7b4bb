import type { Survey, SurveyState } from '@traject/contract/surveys';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
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
  const [latest] = survey.earlier;
  const isWaiting = state === 'sent' || state === 'opened';
  return (
    <>
      <StatusLine kind={kinds[state]}>
        {t(`surveys.states.${state}`, { date: moment && formatDate(moment) })}
      </StatusLine>
      {isWaiting && latest?.reminder && (
        <p className={text.secondary}>{reminderInWords(latest, t)}</p>
      )}
    </>
  );
}
