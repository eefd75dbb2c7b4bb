import { screen, waitFor, within } from '@testing-library/react';
import type { Appointment } from '@traject/contract/appointments';
import { beforeEach, describe, expect, it } from 'vitest';
import { aGuest, anAppointment } from '../../testing/anAppointment.ts';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { openShell } from '../../testing/openShell.tsx';
import { showPart } from '../../testing/showPart.tsx';
import { AppointmentsPanel } from './AppointmentsPanel.tsx';
import { mondayOf, readTime, wallClock } from './times.ts';

const path = '/trajectories/4/appointments';
const recipients = {
  client: { name: 'Fatima El Amrani', email: 'fatima@mail.example' },
  employer: { name: 'Pieter Hoekstra', email: null },
};
const colleagues = [{ id: 8, name: 'Sander Bos' }];

function open(list: Appointment[], answers: Record<string, unknown> = {}) {
  const noted: number[] = [];
  const seen = fakeApi({
    [`GET ${path}`]: list,
    [`GET ${path}/colleagues`]: colleagues,
    'GET /appointments/clashes': [],
    ...answers,
  });
  const onNote = ({ id }: Appointment) => noted.push(id);
  const { user } = showPart(
    <AppointmentsPanel trajectoryId={4} recipients={recipients} onNote={onNote} />,
  );
  return { user, seen, noted };
}
const add = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await screen.findByRole('button', { name: 'Afspraak toevoegen' }));
  return within(await screen.findByRole('dialog', { name: 'Nieuwe afspraak' }));
};

describe('the appointments of a trajectory', () => {
  it('show what is coming first, who was asked and what they said', async () => {
    open([
      anAppointment({ id: 1, title: 'Geweest', date: '2020-01-07', ends_at: '2020-01-07T10:00Z' }),
      anAppointment({
        id: 2,
        guests: [
          aGuest({ answer: 'yes', answered_at: '2026-11-09T10:00:00Z' }),
          aGuest({ id: 2, party: 'employer', name: 'Pieter', answer: 'no', answer_text: 'Vrij' }),
          aGuest({ id: 3, name: 'Sander', mail: { state: 'refused', at: '', code: '550' } }),
        ],
      }),
      anAppointment({ id: 3, title: 'Af', cancelled_at: '2026-11-09T10:00:00Z' }),
    ]);
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toContain('Voortgangsgesprek');
    expect(rows[0]).toContain('Fatima El Amrani komt');
    expect(rows[0]).toContain('Pieter kan niet komen: ‘Vrij’');
    expect(rows[0]).toContain('Sander');
    expect(rows[1]).toContain('Gaat niet door');
    expect(rows[2]).toContain('Geweest');
    expect(screen.queryByRole('button', { name: /^Af op .* afzeggen/ })).toBeNull();
  });

  it('are made with the client, a colleague and a repeat; a start takes its end along', async () => {
    const opened = open([], { [`POST ${path}`]: anAppointment() });
    const { user, seen } = opened;
    const dialog = await add(opened);
    expect((dialog.getByLabelText(/^Cliënt/) as HTMLInputElement).checked).toBe(true);
    expect((dialog.getByLabelText(/^Werkgever/) as HTMLInputElement).disabled).toBe(true);
    const date = dialog.getByRole('textbox', { name: /Datum/ });
    await user.clear(date);
    await user.type(date, '10-3-2099');
    const start = dialog.getByRole('textbox', { name: /^Van/ });
    await user.clear(start);
    await user.type(start, '1630');
    await user.tab();
    await user.click(dialog.getByRole('combobox', { name: /Collega uitnodigen/ }));
    await user.click(await dialog.findByRole('option', { name: 'Sander Bos' }));
    expect(dialog.getByRole('button', { name: 'Sander Bos niet uitnodigen' })).toBeTruthy();
    await user.click(dialog.getByRole('combobox', { name: /Herhalen/ }));
    await user.click(await dialog.findByRole('option', { name: 'Elke week' }));
    await user.click(dialog.getByRole('button', { name: 'Opslaan en mailen' }));
    expect(await dialog.findByText('Vul dit in.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /Herhalen tot en met/ }), '24-3-2099');
    await user.click(dialog.getByRole('button', { name: 'Opslaan en mailen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [made] = seen.filter(({ method }) => method === 'POST');
    expect(made?.body).toMatchObject({
      ...{ kind: 'progress', date: '2099-03-10', start: '16:30' },
      guests: { client: true, employer: false, colleague_ids: [8] },
      repeat: { every: 'weekly', until: '2099-03-24' },
    });
  });

  it('say what clashes, and are saved all the same', async () => {
    const clash = {
      id: 9,
      kind: 'intake',
      title: '',
      start: '10:00',
      end: '11:00',
      is_busy: false,
    };
    const opened = open([], { 'GET /appointments/clashes': [clash] });
    const dialog = await add(opened);
    expect(await dialog.findByText('Je hebt dan al: Intake (10:00 – 11:00)')).toBeTruthy();
    const save = dialog.getByRole('button', { name: 'Opslaan en mailen' }) as HTMLButtonElement;
    expect(save.disabled).toBe(false);
  });

  it('of a series are changed and cancelled alone or with all that follow', async () => {
    const series = { every: 'weekly', until: '2099-04-10' } as const;
    const one = anAppointment({ series, guests: [aGuest()] });
    const { user, seen } = open([one], {
      'PATCH /appointments/1': { ...one, version: 2 },
      'DELETE /appointments/1': () => new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: /bewerken$/ }));
    const edit = within(await screen.findByRole('dialog', { name: 'Afspraak wijzigen' }));
    await user.click(edit.getByText('Deze en alle volgende'));
    const place = edit.getByRole('textbox', { name: 'Locatie' });
    await user.clear(place);
    await user.type(place, 'Buiten');
    await user.click(edit.getByRole('button', { name: 'Opslaan en mailen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /afzeggen$/ }));
    const cancel = within(await screen.findByRole('dialog', { name: 'Afspraak afzeggen?' }));
    await user.click(cancel.getByText('Deze en alle volgende'));
    await user.click(cancel.getByRole('button', { name: 'Afzeggen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [patched, gone] = seen.filter(({ method }) => method !== 'GET');
    expect(patched?.body).toMatchObject({ place: 'Buiten', scope: 'following', version: 1 });
    expect(gone?.path).toContain('scope=following');
  });

  it('tell why they were refused, and lead to a note', async () => {
    const opened = open([anAppointment()], {
      [`POST ${path}`]: () => refuse(422, 'De werkgever heeft geen e-mailadres.'),
    });
    const dialog = await add(opened);
    await opened.user.click(dialog.getByRole('button', { name: 'Opslaan en mailen' }));
    expect(await dialog.findByText('De werkgever heeft geen e-mailadres.')).toBeTruthy();
    await opened.user.click(dialog.getByRole('button', { name: 'Sluiten' }));
    const leave = screen.queryByRole('button', { name: /weg|verlaten|niet opslaan/i });
    if (leave) await opened.user.click(leave);
    await opened.user.click(screen.getByRole('button', { name: /^Notitie maken bij/ }));
    expect(opened.noted).toEqual([1]);
  });
});

describe('the week', () => {
  beforeEach(() => {
    signIn();
    localStorage.setItem('cookies', 'accepted');
  });
  const me = { account_types: [{ code: 'counselor' }], abilities: ['trajectories'] };
  const narrow = () =>
    Object.assign(window, {
      matchMedia: (query: string) => ({
        matches: !query.includes('min-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }),
    });

  it('is a list for each day on a phone, where a colleague answers and something is planned', async () => {
    narrow();
    const asked = anAppointment({ part: 'guest', date: '2099-03-12' });
    const { user, seen } = await openShell('/agenda?day=2099-03-10', {
      'GET /auth/me': me,
      'GET /appointments': [asked],
      'GET /appointments/colleagues': colleagues,
      'GET /appointments/clashes': [],
      'GET /trajectories': { data: [], meta: {} },
      'POST /appointments/1/answer': asked,
    });
    expect(await screen.findByRole('heading', { name: 'Agenda' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: /9.*15 maart 2099/ })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /10:30 – 11:30 Voortgang/ }));
    await user.click(await screen.findByRole('button', { name: 'Ik kom' }));
    await waitFor(() => expect(seen.at(-1)?.path).toContain('/appointments'));
    const said = seen.find(({ method }) => method === 'POST');
    expect(said?.body).toEqual({ answer: 'yes' });
    const onFriday = /Afspraak toevoegen op vrijdag 13 maart 2099/;
    await user.click(screen.getByRole('button', { name: onFriday }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwe afspraak' }));
    const date = dialog.getByRole('textbox', { name: /Datum/ }) as HTMLInputElement;
    expect(date.value).toBe('13-03-2099');
    expect(seen[0]?.path).toBeDefined();
  });
});

it('reads a time as people write it, and a week from its Monday', () => {
  expect(['9', '930', '9.30', '09:30', '9u30', 'straks'].map(readTime)).toEqual([
    ...['09:00', '09:30', '09:30', '09:30', '09:30'],
    'straks',
  ]);
  expect(['2026-11-15', '2026-11-16'].map(mondayOf)).toEqual(['2026-11-09', '2026-11-16']);
  expect(wallClock(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02 00:30:00');
});
