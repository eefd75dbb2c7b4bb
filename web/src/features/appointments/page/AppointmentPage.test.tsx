import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPublicAppointment } from '../../../testing/anAppointment.ts';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { openLink } from '../../../testing/openApp.tsx';

const token = 'x'.repeat(43);
const path = `/appointment/${token}`;
const openPage = (answers: Record<string, unknown> = {}) => {
  const seen = fakeApi({ [`GET ${path}`]: aPublicAppointment(), ...answers });
  return { seen, user: openLink(`/appointment/${token}`) };
};

beforeEach(() => localStorage.setItem('cookies', 'accepted'));

describe('the page of an appointment', () => {
  it('says when, where and with whom, and takes an answer with a line, which can be changed', async () => {
    const page = openPage({
      [`POST ${path}/answer`]: (body: { answer: 'yes' | 'no' }) =>
        aPublicAppointment({ answer: body.answer }),
    });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Voortgangsgesprek' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    for (const words of [
      'dinsdag 10 maart 2099, 10:30 tot 11:30',
      'Kamer 2',
      'Marieke de Vries, Pieter Hoekstra',
      'Neem uw pas mee.',
      'Komt u naar deze afspraak?',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    await page.user.type(screen.getByLabelText(/Wilt u er iets bij zeggen/), 'Tot dan');
    await page.user.click(screen.getByRole('button', { name: 'Ik kom' }));
    expect(await screen.findByText('U hebt gezegd: ik kom.')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Ik kan niet' }));
    expect(await screen.findByText('U hebt gezegd: ik kan niet.')).toBeTruthy();
    const posted = page.seen.filter(({ method }) => method === 'POST');
    expect(posted[0]?.body).toEqual({ answer: 'yes', text: 'Tot dan' });
  });

  it('lists the days of a series, and says that the answer counts for all', async () => {
    const dates = ['10', '17'].map((day) => ({
      ...{ date: `2099-03-${day}`, start: '10:30', end: '11:30' },
    }));
    const series = { every: 'weekly', until: '2099-03-17' } as const;
    openPage({ [`GET ${path}`]: aPublicAppointment({ dates, series }) });
    expect(await screen.findByText('Nog 2 keer')).toBeTruthy();
    expect(screen.getByText('dinsdag 17 maart 2099, 10:30 tot 11:30')).toBeTruthy();
    expect(screen.getByText('Uw antwoord telt voor alle keren die nog komen.')).toBeTruthy();
  });

  it('of what was cancelled asks nothing, and a colleague is addressed as one', async () => {
    const cancelled = { cancelled_at: '2026-11-09T10:00:00Z', may_answer: false };
    openPage({ [`GET ${path}`]: aPublicAppointment({ ...cancelled, is_colleague: true }) });
    expect(await screen.findByText(/gaat niet door. Je hoeft niets te doen/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ik kom' })).toBeNull();
  });

  it('says why an answer was refused, and that a dead link is dead', async () => {
    const page = openPage({
      [`POST ${path}/answer`]: () => refuse(422, 'Deze afspraak is al begonnen.'),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Ik kom' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('Deze afspraak is al begonnen.')).toBeTruthy();
  });
});
