import type { MailState } from '@traject/contract/common/mailState';
import { expect, it } from 'vitest';
import { t } from '../../platform/i18n.ts';
import { mailTrouble } from './mailTrouble.ts';

const at = '2026-11-16T10:00:00Z';
const refused: MailState = { state: 'refused', at, code: '550 5.1.1' };

it('says nothing of a mail that was sent, or of which nothing is known', () => {
  expect(mailTrouble(null, t)).toBeUndefined();
  expect(mailTrouble({ state: 'sent', at }, t)).toBeUndefined();
});

it.each([
  [{ state: 'waiting', code: null } as const, 'Wacht op verzending', 'waiting'],
  [refused, 'Niet aangekomen: dit adres bestaat niet', 'refused'],
  [{ state: 'too_old', at } as const, 'Te oud, niet verstuurd', 'over'],
])('says of %j how it stands', (mail, words, kind) => {
  expect(mailTrouble(mail, t)).toEqual({ kind, words });
});

it('names to whom it went where several are', () => {
  expect(mailTrouble(refused, t, 'Fatima')?.words).toBe(
    'Niet aangekomen bij Fatima: dit adres bestaat niet',
  );
});

it.each([
  ['550', 'dit adres bestaat niet'],
  ['552 5.2.2', 'de mailbox is vol'],
  ['552 5.3.4', 'de mail is te groot'],
  ['554 5.6.0', 'de mailserver weigert de mail (554 5.6.0)'],
])('puts the code %s of a refusal into words', (code, words) => {
  expect(mailTrouble({ state: 'refused', at, code }, t)?.words).toBe(`Niet aangekomen: ${words}`);
});
