import { screen, waitFor, within } from '@testing-library/react';
import { languages } from '@traject/contract/common/languages';
import { type SystemState, warningCodes } from '@traject/contract/system';
import { beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, t } from '../../platform/i18n.ts';
import { signIn } from '../../testing/aToken.ts';
import { openShell } from '../../testing/openShell.tsx';
import { toastStore } from '../../ui/toast.ts';

const at = '2026-11-18T01:41:00Z';
const job = '3f1c2c1e-5b0a-4d3c-9a6f-000000000001';
const state: SystemState = {
  at,
  program: {
    version: '0.1.0',
    migration: '0057-operators',
    node: 'v24',
    started_at: at,
    memory: 150e6,
  },
  database: {
    place: 'own',
    version: '18.1',
    bytes: 1.44e9,
    connections: 14,
    most_connections: 100,
  },
  files: { place: 'folder', count: 1, bytes: 2000 },
  disks: [{ place: 'data', free: 40e9, size: 100e9 }],
  scanner: { state: 'away', says: 'ECONNREFUSED', waiting: 2, infected: 1, oldest_at: at },
  mail: { server: { state: 'working' }, waiting: 2, refused: 1, too_old: 0, oldest_at: at },
  queues: [
    { name: 'mail', waiting: 2, active: 1, failed: 0, oldest_at: at },
    { name: 'something-new', waiting: 0, active: 0, failed: 1, oldest_at: null },
    { name: 'people.inviteAgain', waiting: 0, active: 0, failed: 0, oldest_at: null },
  ],
  failed_jobs: [{ id: job, name: 'reminders', failed_at: at, tries: 3, why: 'ECONNREFUSED' }],
  backups: { place: 'none', last: [] },
  warnings: [],
};
const operator = {
  'GET /auth/me': {
    account_types: [{ code: 'admin' }],
    abilities: ['administration', 'installation'],
  },
  'GET /administration/organisations': [{ id: 1, name: 'Stichting Werkwijzer' }],
};
const open = (given: Partial<SystemState> = {}, answers = {}) =>
  openShell('/admin/system', { ...operator, 'GET /system': { ...state, ...given }, ...answers });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const toasts = () => toastStore.get().map(({ message }) => message);

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

it('says that all is well when nothing is wrong, and what there is', async () => {
  await open();
  expect(await screen.findByText('Alles gaat goed')).toBeTruthy();
  const storage = await panel('Database en bestanden');
  expect(storage.getByText('1,4 GB')).toBeTruthy();
  expect(storage.getByText('1 bestand, 2 kB')).toBeTruthy();
  expect(storage.getByText('40 GB vrij van 100 GB')).toBeTruthy();
  expect(storage.getByText('Antwoordt niet')).toBeTruthy();
  expect(storage.getByText('2 wachten, 1 besmet')).toBeTruthy();
  const jobs = await panel('Taken op de achtergrond');
  expect(jobs.getByRole('row', { name: /^Mails versturen 2 1 0 18 nov 2026, 02:41/ })).toBeTruthy();
  expect(jobs.getByRole('row', { name: /^something-new/ })).toBeTruthy();
  expect(jobs.getByText('1 andere taak heeft niets te doen.')).toBeTruthy();
  expect((await panel('Back-ups')).getByText('Er worden geen back-ups gemaakt')).toBeTruthy();
});

it('says what goes wrong now apart from what soon will', async () => {
  await open({
    warnings: [
      { code: 'mails_wait', urgency: 'now', values: { count: 2, oldest_at: at } },
      { code: 'disk_low', urgency: 'soon', values: { place: 'backups', percent: 7 } },
    ],
  });
  expect(await screen.findByText('Dit gaat nu mis')).toBeTruthy();
  expect(
    screen.getByText('2 mails wachten op verzending, de oudste sinds 18 nov 2026, 02:41.'),
  ).toBeTruthy();
  expect(screen.getByText('De schijf met back-ups is bijna vol: nog 7% over.')).toBeTruthy();
});

it.each(languages)('has a sentence for every warning in %s', async (language) => {
  await open();
  await screen.findByText('Alles gaat goed');
  await setLanguage(language);
  for (const code of warningCodes)
    expect(t(`system.warnings.${code}` as 'system.title', { count: 2 })).not.toContain('system.');
});

it('shows how backups went and whether one could be restored', async () => {
  const made = {
    started_at: at,
    state: 'made',
    bytes: 3e6,
    encrypted: true,
    gaps: 0,
    why: null,
    checked_at: at,
    check_failed: null,
  } as const;
  const last = [
    {
      ...made,
      started_at: '2026-11-19T01:41:00Z',
      state: 'failed',
      why: 'de schijf is vol',
      checked_at: null,
    } as const,
    { ...made, gaps: 2 },
    { ...made, started_at: '2026-11-17T01:41:00Z', checked_at: null, check_failed: 'anders' },
  ];
  await open({ backups: { place: 'folder', last } });
  const backups = await panel('Back-ups');
  expect(backups.getByText('Mislukt: de schijf is vol')).toBeTruthy();
  expect(backups.getAllByText('Gemaakt en versleuteld')).toHaveLength(2);
  expect(backups.getByText('2 bestanden ontbreken')).toBeTruthy();
  expect(backups.getByText('Teruggezet op 18 nov 2026, 02:41')).toBeTruthy();
  expect(backups.getByText('Terugzetten mislukt: anders')).toBeTruthy();
});

it('a failed job is tried again, and the report is copied', async () => {
  const { user, seen } = await open(
    {},
    {
      [`POST /system/jobs/${job}/retry`]: () => new Response(null, { status: 204 }),
    },
  );
  const failed = await panel('Mislukte taken');
  expect(failed.getByText('na 3 pogingen')).toBeTruthy();
  await user.click(
    failed.getByRole('button', { name: 'Probeer opnieuw: Herinneringen van 18 nov 2026, 02:41' }),
  );
  await waitFor(() => expect(toasts()).toContain('De taak wordt opnieuw geprobeerd.'));
  expect(seen.map(({ path }) => path)).toContain(`/system/jobs/${job}/retry`);
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Kopieer verslag' }));
  await waitFor(() => expect(toasts()).toContain('Het verslag is gekopieerd.'));
  expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toEqual(state);
});

it('where there is no clipboard, the report is there to be copied by hand', async () => {
  const { user } = await open();
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  await user.click(await screen.findByRole('button', { name: 'Kopieer verslag' }));
  const sorry = 'Kopiëren is niet gelukt. Selecteer de tekst en kopieer die zelf.';
  await waitFor(() => expect(toasts()).toContain(sorry));
  vi.unstubAllGlobals();
});

it('says so when the state cannot be loaded, and asks again when told to', async () => {
  let isUp = false;
  const answer = () => (isUp ? Response.json(state) : new Response('{}', { status: 503 }));
  const { user } = await open({}, { 'GET /system': answer });
  const failed = await panel('Systeem');
  expect(await failed.findByText('De toestand van het systeem laden is niet gelukt')).toBeTruthy();
  isUp = true;
  await user.click(failed.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByText('Alles gaat goed')).toBeTruthy();
});

it('an administrator who does not run the installation has no such page', async () => {
  const me = { account_types: [{ code: 'admin' }], abilities: ['administration'] };
  await openShell('/admin/system', { ...operator, 'GET /auth/me': me });
  expect(await screen.findByText(/niet gevonden|bestaat niet/i)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Systeem' })).toBeNull();
});
