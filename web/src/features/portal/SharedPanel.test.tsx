import { screen, waitFor, within } from '@testing-library/react';
import type { Shared, SharedPage } from '@traject/contract/portal';
import { describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { toastStore } from '../../ui/toast.ts';
import { SharedPanel } from './SharedPanel.tsx';

const path = '/trajectories/4/portal';
const toasts = () => toastStore.get().map(({ message }) => message);
const never = { contacts: [], opened_at: null, visited_at: null, browsers: 0, unread: 0 };
const client: SharedPage = {
  ...{ ...never, party: 'client', state: 'never' },
  ...{ name: 'Fatima El Amrani', email: 'fatima@mail.example' },
};
const employer: SharedPage = {
  ...{ ...never, party: 'employer', state: 'open' },
  ...{ name: 'Pieter Hoekstra', email: 'pieter@linde.example' },
  contacts: [{ id: 9, name: 'Saskia Boon', email: 's.boon@linde.example' }],
  ...{ opened_at: '2026-11-01T09:00:00Z', visited_at: '2026-11-12T09:00:00Z' },
  ...{ browsers: 2, unread: 1 },
};

async function open(shared: Partial<Shared> = {}, answers: Record<string, unknown> = {}) {
  const given = { pages: [client, employer], changes: [], ...shared };
  const seen = fakeApi({ [`GET ${path}`]: given, ...answers });
  const { user } = showPart(
    <SharedPanel trajectoryId={4} messages={({ party }) => <p>{`thread ${party}`}</p>} />,
  );
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  const writes = () => seen.filter(({ method }) => method !== 'GET');
  const answer = async (title: string, name: string) => {
    const question = within(await screen.findByRole('dialog', { name: title }));
    await user.click(question.getByRole('button', { name }));
  };
  return { user, part, writes, answer };
}

describe('who else sees a trajectory', () => {
  it('is told for each party: whether it is open, for whom, and when they looked', async () => {
    const { part, user } = await open();
    const theirs = await part('Pagina van de werkgever');
    for (const words of [
      'Open',
      'Pieter Hoekstra · pieter@linde.example',
      'Laatst bekeken op 12 nov 2026, 10:00 · open in 2 browsers',
      '1 nieuw bericht',
      'Saskia Boon · s.boon@linde.example',
    ])
      expect(theirs.getByText(words)).toBeTruthy();
    const hers = await part('Pagina van de cliënt');
    expect(hers.getByText('Nog nooit geopend')).toBeTruthy();
    expect(hers.queryByRole('button', { name: 'Pagina van de cliënt sluiten' })).toBeNull();
    const look = hers.getByRole('link', { name: 'Bekijk als cliënt' });
    expect(look.getAttribute('href')).toBe('/trajectories/4/shared/client');
    await user.click(
      theirs.getByRole('button', { name: 'Berichten met de werkgever, 1 nieuw bericht' }),
    );
    expect(await screen.findByText('thread employer')).toBeTruthy();
  });

  it('is invited after a question that says whom is mailed', async () => {
    const invite = `${path}/employer/invite`;
    const { part, user, writes, answer } = await open({}, { [`POST ${invite}`]: {} });
    const theirs = await part('Pagina van de werkgever');
    await user.click(theirs.getByRole('button', { name: 'Werkgever opnieuw uitnodigen' }));
    const whom = 'pieter@linde.example en s.boon@linde.example';
    expect(await screen.findByText(`We mailen een uitnodiging naar ${whom}.`)).toBeTruthy();
    expect(writes()).toEqual([]);
    await answer('De werkgever uitnodigen?', 'Uitnodigen');
    await waitFor(() => expect(toasts()).toContain('De uitnodiging is verstuurd.'));
    expect(writes().map((one) => one.path)).toEqual([invite]);
  });

  it('cannot be invited without an address, or long after the end', async () => {
    const { part } = await open({
      pages: [
        { ...client, state: 'ended' },
        { ...employer, state: 'closed', email: null, contacts: [] },
      ],
    });
    const theirs = await part('Pagina van de werkgever');
    expect(theirs.getByText('Er is nog geen e-mailadres.')).toBeTruthy();
    expect(theirs.getByText('Gesloten')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /uitnodigen/ })).toBeNull();
  });

  it('is closed after a question that says what happens', async () => {
    const { part, user, writes, answer } = await open({}, { [`POST ${path}/employer/close`]: {} });
    const theirs = await part('Pagina van de werkgever');
    await user.click(theirs.getByRole('button', { name: 'Pagina van de werkgever sluiten' }));
    expect(await screen.findByText(/Berichten blijven bewaard/)).toBeTruthy();
    await answer('De pagina van de werkgever sluiten?', 'Ja, sluiten');
    await waitFor(() => expect(toasts()).toContain('De pagina is gesloten.'));
    expect(writes().map((one) => one.path)).toEqual([`${path}/employer/close`]);
  });

  it('can be others at the employer, who are added and removed', async () => {
    const contacts = '/trajectories/4/portal-contacts';
    const { part, user, writes, answer } = await open(
      {},
      { [`POST ${contacts}`]: {}, [`DELETE ${contacts}/9`]: {} },
    );
    const theirs = await part('Pagina van de werkgever');
    const title = 'Iemand toevoegen bij de werkgever';
    await user.click(theirs.getByRole('button', { name: title }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.type(dialog.getByLabelText(/Naam/), 'Bram Vos');
    await user.type(dialog.getByLabelText(/E-mail/), 'bram@linde.example');
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(toasts()).toContain('Bram Vos kan nu meekijken.'));
    await user.click(theirs.getByRole('button', { name: /Saskia Boon/ }));
    await answer('Niet meer laten meekijken?', 'Ja, verwijderen');
    await waitFor(() => expect(toasts()).toContain('Deze persoon kijkt niet meer mee.'));
    expect(writes().map(({ method, path: to, body }) => [method, to, body])).toEqual([
      ['POST', contacts, { name: 'Bram Vos', email: 'bram@linde.example' }],
      ['DELETE', `${contacts}/9`, null],
    ]);
  });

  it('tells what the client changed until somebody has seen it', async () => {
    const at = '2026-11-12T09:00:00Z';
    let changes: Shared['changes'] = [
      { id: 31, what: 'picture', act: 'changed', title: '', at },
      { id: 30, what: 'experience', act: 'added', title: 'Kok', at },
    ];
    const { user, writes } = await open(
      {},
      {
        [`GET ${path}`]: () => ({ pages: [client, employer], changes }),
        [`POST ${path}/seen`]: () => {
          changes = [];
        },
      },
    );
    expect(await screen.findByText('Werkervaring: Kok')).toBeTruthy();
    expect(screen.getByText('Gewijzigd op 12 nov 2026, 10:00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Gezien' }));
    await waitFor(() => expect(screen.queryByText('Wat de cliënt veranderde')).toBeNull());
    expect(writes().map(({ body }) => body)).toEqual([{ up_to: 31 }]);
  });

  it('that could not be loaded can be asked for again', async () => {
    await open({}, { [`GET ${path}`]: () => refuse(403, 'Nee') });
    expect(await screen.findByText('Laden wie meekijkt is niet gelukt')).toBeTruthy();
  });
});
