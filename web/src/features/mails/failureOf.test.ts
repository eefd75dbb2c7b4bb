import i18next from 'i18next';
import { expect, it } from 'vitest';
import { failureOf } from './useMailColumns.tsx';

it.each([
  ['EAUTH 535', 'de mailserver kent Traject niet (wachtwoord of gebruiker klopt niet)'],
  ['ESOCKET', 'de mailserver is niet bereikbaar'],
  ['EENVELOPE 554', 'de mailserver vertrouwt de afzender niet'],
  ['EENVELOPE 450', 'de mailserver neemt de mail nu niet aan'],
  ['EUNKNOWN', 'de mailserver geeft een fout (EUNKNOWN)'],
])('puts the code %s of a failure into words', (code, words) => {
  expect(failureOf(code, i18next.t)).toBe(words);
});
