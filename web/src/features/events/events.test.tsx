import { screen, waitFor, within } from '@testing-library/react';
import { contract } from '@traject/contract/index';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasText } from '../../platform/i18n.ts';
import { signIn } from '../../testing/aToken.ts';
import { addressNow } from '../../testing/openApp.tsx';
import { openShell } from '../../testing/openShell.tsx';

const event = {
  id: 41,
  at: '2026-11-14T19:14:00Z',
  organisation: { id: 1, name: 'Stichting Werkwijzer' },
  person: { id: 3, name: 'Marieke de Vries' },
  by_link: false,
  by_page: false,
  by_name: null as string | null,
  action: 'notes.create',
  record: [
    { type: 'trajectory', id: 12, name: 'Sanne Willems' },
    { type: 'note', id: 7, name: null },
  ],
  lines: [] as string[],
  refused: null,
  count: null,
  session: null as string | null,
  device: null as string | null,
  address: null as string | null,
};
const page = (...data: object[]) => ({
  data,
  meta: { current_page: 1, last_page: 1, from: 1, to: data.length, total: data.length },
});
const admin = {
  'GET /auth/me': { account_types: [{ code: 'admin' }], abilities: ['administration'] },
  'GET /administration/organisations': [{ id: 1, name: 'Stichting Werkwijzer' }],
  'GET /people': page({ id: 3, name: 'Marieke de Vries', email: 'marieke@example.nl' }),
  'GET /people/3': { id: 3, name: 'Marieke de Vries' },
};

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

/** Any call may be refused, and a refusal is an event too. */
const actions = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([call]) => `${feature}.${call}`),
);

describe('the log', () => {
  it('[ADM-07] has words for every call', () => {
    expect(actions.filter((action) => !hasText(`events.acts.${action}`))).toEqual([]);
  });

  it('[ADM-07] says who did what to which record, and when', async () => {
    await openShell('/admin/events', { ...admin, 'GET /events': page(event) });
    const row = within(await screen.findByRole('row', { name: /Notitie toegevoegd/ }));
    expect(row.getByText('14 nov 2026, 20:14')).toBeTruthy();
    expect(row.getByText('Marieke de Vries')).toBeTruthy();
    expect(row.getByText('Sanne Willems')).toBeTruthy();
    expect(row.getByText('Notitie 7')).toBeTruthy();
  });

  it('[ADM-07] says what changed, and finds one kind of action by typing its words', async () => {
    const lines = ['Status: Nieuw → Actief', 'Notitie: gewijzigd'];
    const changed = { ...event, action: 'trajectories.update', lines };
    const answers = { ...admin, 'GET /events': page(changed) };
    const { user, seen } = await openShell('/admin/events', answers);
    expect(await screen.findByText('Status: Nieuw → Actief')).toBeTruthy();
    const act = screen.getByRole('combobox', { name: 'Handeling' });
    await user.type(act, 'traject gewijzigd{Enter}');
    await waitFor(() => expect(addressNow()).toContain('action=trajectories.update'));
    await waitFor(() =>
      expect(seen.some(({ path }) => path.includes('action=trajectories.update'))).toBe(true),
    );
  });

  it('says so when its first day is after its last', async () => {
    await openShell('/admin/events?from=2026-11-10&to=2026-11-02', {
      ...admin,
      'GET /events': page(),
    });
    expect(await screen.findByText('Deze dag ligt na ‘Tot en met’.')).toBeTruthy();
  });

  it('[ADM-07] leads from a deleted note to what it said', async () => {
    const deleted = { name: 'Marieke de Vries', at: '2026-11-14T19:14:00Z' };
    const { user } = await openShell('/admin/events', {
      ...admin,
      'GET /events': page(
        { ...event, id: 42, action: 'notes.remove' },
        { ...event, id: 43, action: 'notes.remove', refused: 404 },
        event,
      ),
      'GET /trajectories/12/notes/7/versions': [
        {
          ...{ version: 1, date: '2026-11-10 14:05:00', note: 'Wat er stond.', edited: null },
          ...{ visible_client: false, visible_employer: false, deleted },
          author: { name: 'Marieke de Vries' },
        },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Lees de tekst' }));
    expect(await screen.findByText('Wat er stond.')).toBeTruthy();
    expect(screen.getByText(/^Door Marieke de Vries op 14 nov 2026, 20:14/)).toBeTruthy();
  });

  it('[ADM-07] says so when an action came through a link or from the program itself', async () => {
    await openShell('/admin/events', {
      ...admin,
      'GET /events': page(
        { ...event, id: 1, person: null, by_link: true },
        { ...event, id: 2, person: null, action: 'newer.thing' },
        { ...event, id: 3, person: null, by_page: true },
        { ...event, id: 4, person: null, by_link: true, by_name: 'Kim Bos' },
      ),
    });
    expect(await screen.findByText('Via een link')).toBeTruthy();
    expect(screen.getByText('Via Mijn traject')).toBeTruthy();
    expect(screen.getByText('Kim Bos')).toBeTruthy();
    expect(screen.getByText('Het programma')).toBeTruthy();
    expect(screen.getByText('Andere handeling')).toBeTruthy();
  });

  it('[ADM-07] says what was refused and how often, and shows only that when asked', async () => {
    const refusal = { ...event, record: [{ type: 'trajectory', id: 12, name: null }] };
    const { user, seen } = await openShell('/admin/events', {
      ...admin,
      'GET /events': page(
        { ...refusal, id: 1, action: 'notes.list', refused: 404, count: 7 },
        { ...refusal, id: 2, action: 'auth.login', refused: 422, record: [] },
        { ...refusal, id: 3, action: 'auth.login', refused: 429, record: [] },
      ),
    });
    expect(await screen.findByText('Geweigerd: Notities geopend')).toBeTruthy();
    expect(screen.getByText('7 keer in een kwartier')).toBeTruthy();
    expect(screen.getByText('Inloggen mislukt: verkeerd wachtwoord')).toBeTruthy();
    expect(screen.getByText('Te vaak geprobeerd: Ingelogd')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Uitkomst'), 'Alleen geweigerd');
    await waitFor(() => expect(seen.at(-1)?.path).toContain('outcome=refused'));
    expect(addressNow()).toContain('outcome=refused');
  });

  it('[ADM-07] is filtered by person, record and date, all in the address', async () => {
    const { user } = await openShell('/admin/events', { ...admin, 'GET /events': page(event) });
    await user.click(
      await screen.findByRole('button', { name: 'Toon alles van Marieke de Vries' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Toon alles over Sanne Willems' }));
    await waitFor(() => expect(addressNow()).toContain('person_id=3'));
    expect(decodeURIComponent(addressNow())).toContain('record=trajectory:12');
    await user.click(await screen.findByRole('button', { name: 'Alleen Marieke de Vries' }));
    await waitFor(() => expect(addressNow()).not.toContain('person_id'));
  });

  it('[ADM-07] says from where, and shows all that was done in one session', async () => {
    const where = { session: 'Ab-3_xYz9012', device: 'Safari, iPhone', address: '203.0.113.7' };
    const { user, seen } = await openShell('/admin/events', {
      ...admin,
      'GET /events': page({ ...event, ...where }),
    });
    expect(await screen.findByText(/Safari, iPhone · 203\.0\.113\.7/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Toon alles uit deze sessie' }));
    await waitFor(() => expect(addressNow()).toContain('session=Ab-3_xYz9012'));
    await waitFor(() => expect(seen.at(-1)?.path).toContain('session=Ab-3_xYz9012'));
    await user.click(await screen.findByRole('button', { name: 'Alleen deze sessie' }));
    await waitFor(() => expect(addressNow()).not.toContain('session'));
  });

  it('[ADM-07] ignores anything in the address that is not a date or a record', async () => {
    const { seen } = await openShell('/admin/events?from=x&record=%3Cb%3E&to=2026-11-14', {
      ...admin,
      'GET /events': page(event),
    });
    await screen.findByRole('row', { name: /Notitie toegevoegd/ });
    const asked = seen.find(({ path }) => path.startsWith('/events'))?.path;
    expect(asked).toBe('/events?to=2026-11-14');
  });
});
