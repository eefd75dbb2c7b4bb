import { screen, waitFor, within } from '@testing-library/react';
import type { MailRow } from '@traject/contract/mails';
import { beforeEach, describe, expect, it } from 'vitest';
import { t } from '../../platform/i18n.ts';
import { signIn } from '../../testing/aToken.ts';
import { refuse } from '../../testing/fakeApi.ts';
import { addressNow } from '../../testing/openApp.tsx';
import { openShell } from '../../testing/openShell.tsx';
import { toastStore } from '../../ui/toast.ts';
import { failureOf } from './useMailColumns.tsx';

const at = '2026-11-14T19:14:00Z';
const aMail = (given: Partial<MailRow> = {}): MailRow => ({
  id: 7,
  to: 'fatima@mail.example',
  kind: 'review-client',
  organisation: { id: 1, name: 'Stichting Werkwijzer' },
  created_at: at,
  mail: { state: 'refused', at, code: '550 5.1.1' },
  attachments: [],
  tries: 1,
  may_retry: true,
  ...given,
});
const page = (...data: MailRow[]) => ({
  data,
  meta: { current_page: 1, last_page: 1, from: 1, to: data.length, total: data.length },
});
const admin = {
  'GET /auth/me': { account_types: [{ code: 'admin' }], abilities: ['administration'] },
  'GET /administration/organisations': [{ id: 1, name: 'Stichting Werkwijzer' }],
  'GET /mail-server': { state: 'working' },
};
const rowOf = async (to: string) =>
  within(await screen.findByRole('row', { name: new RegExp(to) }));
const toasts = () => toastStore.get().map(({ message }) => message);

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

describe('the mails that were not sent', () => {
  it('are a table of recipients, kinds, times and reasons', async () => {
    const waiting = aMail({ id: 8, to: 'pieter@mail.example', kind: 'survey-employer', tries: 3 });
    waiting.mail = { state: 'waiting', code: 'ESOCKET' };
    const old = aMail({ id: 9, to: 'els@mail.example', tries: 0, may_retry: false });
    old.mail = { state: 'too_old', at };
    await openShell('/admin/mail', { ...admin, 'GET /mails': page(aMail(), waiting, old) });
    const refused = await rowOf('fatima');
    expect(refused.getByText('Trajectplan voor de cliënt')).toBeTruthy();
    expect(refused.getByText('14 nov 2026, 20:14')).toBeTruthy();
    expect(refused.getByText('Niet aangekomen: dit adres bestaat niet')).toBeTruthy();
    expect(refused.getByText('1 poging')).toBeTruthy();
    const waits = await rowOf('pieter');
    expect(waits.getByText('Wacht op verzending: de mailserver is niet bereikbaar')).toBeTruthy();
    expect(waits.getByText('3 pogingen')).toBeTruthy();
    expect(waits.queryByRole('button')).toBeNull();
    const ended = await rowOf('els');
    expect(ended.getByText('Te oud, niet verstuurd')).toBeTruthy();
    expect(ended.queryByRole('button', { name: /opnieuw/ })).toBeNull();
    expect(ended.getByText('Stuur een nieuwe')).toBeTruthy();
  });

  it('are filtered by their state, which is in the address', async () => {
    const { user } = await openShell('/admin/mail', {
      ...admin,
      'GET /mails': page(aMail()),
      'GET /mails?state=waiting': page(),
    });
    await rowOf('fatima');
    await user.selectOptions(screen.getByLabelText('Status'), 'Wacht op verzending');
    expect(await screen.findByText('Geen mails met deze status')).toBeTruthy();
    expect(addressNow()).toBe('/admin/mail?state=waiting');
  });

  it('are tried again one by one, or say why not', async () => {
    let tries = 0;
    const { user } = await openShell('/admin/mail', {
      ...admin,
      'GET /mails': page(aMail()),
      'POST /mails/7/retry': () => {
        tries += 1;
        if (tries === 1) return refuse(422, 'De link in deze e-mail werkt niet meer.');
        return aMail({ mail: { state: 'waiting', code: null } });
      },
    });
    const again = { name: 'Probeer opnieuw: de mail aan fatima@mail.example' };
    await user.click(await screen.findByRole('button', again));
    await waitFor(() => expect(toasts()).toContain('Opnieuw proberen is niet gelukt.'));
    await user.click(screen.getByRole('button', again));
    await waitFor(() =>
      expect(toasts()).toContain('De mail wordt opnieuw verstuurd naar fatima@mail.example.'),
    );
  });
});

describe('the mail server', () => {
  it.each([
    [{ state: 'missing' }, 'Er is geen mailserver ingesteld', /SMTP_URL/],
    [
      { state: 'failing', since: at, code: 'EAUTH 535' },
      'De mailserver werkt niet sinds 14 nov 2026, 20:14',
      /de mailserver kent Traject niet/,
    ],
  ])('that is %j is warned of', async (server, title, text) => {
    await openShell('/admin/mail', { ...admin, 'GET /mails': page(), 'GET /mail-server': server });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('is not mentioned while it works', async () => {
    await openShell('/admin/mail', { ...admin, 'GET /mails': page() });
    expect(await screen.findByText('Alle mails zijn verstuurd')).toBeTruthy();
    expect(screen.queryByText(/mailserver/)).toBeNull();
  });
});

it('a test mail goes to one’s own address, and its outcome is shown once it is known', async () => {
  const test = aMail({ to: 'inge@werkwijzer.nl', kind: 'test', tries: 0 });
  let mail: MailRow['mail'] = { state: 'waiting', code: null };
  const { user } = await openShell('/admin/mail', {
    ...admin,
    // The list says the same as the line above it.
    'GET /mails': () => (mail.state === 'waiting' ? page({ ...test, mail }) : page()),
    'POST /mail-tests': { ...test, mail },
    'GET /mails/7': () => ({ ...test, mail }),
  });
  await user.click(await screen.findByRole('button', { name: 'Stuur een testmail' }));
  expect(await screen.findByText(/De testmail aan inge@werkwijzer.nl wacht/)).toBeTruthy();
  mail = { state: 'sent', at };
  expect(await screen.findByText(/De testmail is verstuurd naar inge@werkwijzer.nl/)).toBeTruthy();
  expect(await screen.findByText('Alle mails zijn verstuurd')).toBeTruthy();
});

it.each([
  ['EAUTH 535', 'de mailserver kent Traject niet (wachtwoord of gebruiker klopt niet)'],
  ['ESCAN', 'de bijlage wordt nog op virussen gecontroleerd'],
  ['EVIRUS', 'in de bijlage is een virus gevonden'],
  ['ESOCKET', 'de mailserver is niet bereikbaar'],
  ['ENOTFOUND', 'er is geen machine met de naam van de mailserver'],
  ['ECONNREFUSED', 'op de poort van de mailserver luistert niemand'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'het certificaat van de mailserver wordt niet vertrouwd'],
  ['EENVELOPE 554', 'de mailserver vertrouwt de afzender niet'],
  ['EENVELOPE 450', 'de mailserver neemt de mail nu niet aan'],
  ['EUNKNOWN', 'de mailserver geeft een fout (EUNKNOWN)'],
])('puts the code %s of a failure into words', (code, words) => {
  expect(failureOf(code, t)).toBe(words);
});
