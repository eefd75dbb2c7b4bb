import type { Approval } from '@traject/contract/approvals';
import { expect, it } from 'vitest';
import { t } from '../../platform/i18n.ts';
import { approvalStatus } from './approvalStatus.ts';

const asked: Approval = {
  requested: true,
  approved: null,
  reason: null,
  state: 'sent',
  recipient: { name: 'Fatima El Amrani', email: 'fatima@mail.example' },
  sent_at: '2026-11-09T10:00:00Z',
  opened_at: null,
  decided_at: null,
  expires_at: '2027-02-07T10:00:00Z',
  mail: { state: 'sent', at: '2026-11-09T10:00:01Z' },
  earlier: [],
  reminders_off: false,
  next_reminder_at: null,
};
const read = { ...asked, requested: false };
const opened_at = '2026-11-10T10:00:00Z';

function statusOf(approval: Approval) {
  const status = approvalStatus(approval, 'client', t);
  return status && { ...status, words: status.words.replaceAll('\u00a0', ' ') };
}

it.each<[string, Partial<Approval>, string, string]>([
  [
    'asked by a mail that waits',
    { mail: { state: 'waiting', code: null } },
    'waiting',
    'Mail aan Fatima El Amrani wacht op verzending',
  ],
  [
    'asked by a mail that was refused',
    { mail: { state: 'refused', at: '2026-11-09T10:00:00Z', code: '550 5.1.1' } },
    'refused',
    'Niet aangekomen bij Fatima El Amrani: dit adres bestaat niet',
  ],
  ['requested', {}, 'waiting', 'Wacht op Fatima El Amrani, sinds 9 nov 2026'],
  ['opened', { state: 'opened', opened_at }, 'waiting', 'Wacht op Fatima El Amrani, sinds'],
  ['approved', { state: 'approved', approved: true }, 'done', 'Cliënt akkoord'],
  ['rejected', { state: 'rejected', approved: false }, 'refused', 'Cliënt wees af'],
  ['expired', { state: 'expired' }, 'over', 'Verlopen: de link van Fatima El Amrani'],
  ['superseded', { state: 'superseded' }, 'none', 'vraag is vervallen'],
])('[DOC-09] the status of an approval that is %s', (_, part, kind, words) => {
  const status = statusOf({ ...asked, ...part });
  expect(status).toEqual({ kind, words: expect.stringContaining(words) });
});

it('[DOC-09] a document that was not sent has no status', () =>
  expect(statusOf({ ...asked, state: 'none' })).toBeUndefined());

it.each<[string, Partial<Approval>, string, string]>([
  ['sent', {}, 'sent', 'Gestuurd naar Fatima El Amrani, 9 nov 2026'],
  ['opened', { state: 'opened', opened_at }, 'sent', 'Geopend door Fatima El Amrani, 10 nov 2026'],
  ['expired', { state: 'expired' }, 'over', 'Link verlopen bij Fatima El Amrani'],
])('[DOC-14] a document sent to read that is %s waits for nobody', (_, part, kind, words) =>
  expect(statusOf({ ...read, ...part })).toEqual({ kind, words }),
);
