import type { Approval, Party } from '@traject/contract/approvals';
import { formatDate } from '../../platform/format.ts';
import type { Translate } from '../../platform/i18n.ts';
import { mailTrouble } from '../../ui/mail/mailTrouble.ts';
import type { StatusKind } from '../../ui/StatusLine.tsx';

type Status = { kind: StatusKind; words: string };

/** The status of what a party was sent, in words; undefined if nothing was sent. */
export function approvalStatus(approval: Approval, party: Party, t: Translate): Status | undefined {
  const { state, requested, recipient } = approval;
  const name = recipient?.name || t(`documents.party.${party}`);
  if (state === 'none') return undefined;
  if (state === 'superseded')
    return { kind: 'none', words: t('documents.status.superseded', { name }) };
  if (state === 'withdrawn')
    return { kind: 'none', words: t('documents.status.withdrawn', { name }) };
  if (state === 'approved') return { kind: 'done', words: t(`documents.status.approved.${party}`) };
  if (state === 'rejected')
    return { kind: 'refused', words: t(`documents.status.rejected.${party}`) };
  // Somebody who opened it has received it, whatever is known about the mail.
  const trouble = state === 'sent' ? mailTrouble(approval.mail, t, name) : undefined;
  if (trouble) return trouble;
  return requested ? waitedFor(approval, name, t) : sentToRead(approval, name, t);
}

function waitedFor({ state, sent_at }: Approval, name: string, t: Translate): Status {
  if (state === 'expired') return { kind: 'over', words: t('documents.status.expired', { name }) };
  return { kind: 'waiting', words: t('documents.status.waiting', { name, date: day(sent_at) }) };
}

/** No approval was asked, so nothing is awaited. */
function sentToRead({ state, sent_at, opened_at }: Approval, name: string, t: Translate): Status {
  if (opened_at)
    return { kind: 'sent', words: t('documents.status.read', { name, date: day(opened_at) }) };
  if (state === 'expired')
    return { kind: 'over', words: t('documents.status.read_expired', { name }) };
  return { kind: 'sent', words: t('documents.status.sent', { name, date: day(sent_at) }) };
}

/** With non-breaking spaces: the column is narrow, and a date should stay on one line. */
const day = (moment: string | null) =>
  moment ? formatDate(moment).replaceAll(' ', '\u00a0') : '–';
