import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPageRow, aPortal, aPortalPage, knownAs, partyToken } from '../../../testing/aPortal.ts';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { addressNow, openMine } from '../../../testing/openApp.tsx';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const ask = () => screen.findByLabelText('Uw e-mailadres');
const kept = (path: string, token = partyToken) => `party:${token.slice(0, 12)}:${path}`;
/** What is on the device, besides the choices that are nobody's. */
const left = () =>
  [localStorage, sessionStorage]
    .flatMap((store) => Object.keys(store))
    .filter((key) => key !== 'cookies' && key !== 'language')
    .sort();

const answering = { 'GET /mine': aPortal(), 'GET /mine/pages/1': aPortalPage() };
const disconnected = { 'GET /mine': () => refuse(502), 'GET /mine/pages/1': () => refuse(502) };

/** What was seen on the device before. */
function seenBefore() {
  const at = '2026-11-16T09:30:00Z';
  localStorage.setItem(kept('/mine'), JSON.stringify({ value: aPortal(), at }));
  const value = aPortalPage({ unread: 1 });
  localStorage.setItem(kept('/pages/1'), JSON.stringify({ value, at }));
}

/** The store of a browser in which pages are kept for when there is no connection. */
function fakeCaches() {
  const names = new Set(['mine-1', 'mine-2']);
  const worker = { unregister: vi.fn(async () => true) };
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    ...{ configurable: true, value: { getRegistrations: async () => [worker] } },
  });
  return { names, worker };
}

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('without a connection', () => {
  it('whoever is remembered reads what was seen last, and since when', async () => {
    knownAs();
    seenBefore();
    fakeApi(disconnected);
    openMine('/mine');
    await title('Mijn traject');
    expect(
      screen
        .getByText(
          'U hebt geen internet. Dit zag u het laatst, op maandag 16 november 2026 om 10:30.',
        )
        .getAttribute('role'),
    ).toBe('status');
    expect(screen.getByText('U hebt 1 nieuw bericht.')).toBeTruthy();
  });

  it('the list of several pages says so too', async () => {
    knownAs();
    const value = aPortal({ pages: [aPageRow(), aPageRow({ id: 2 })] });
    const seen = { value, at: '2026-11-16T09:30:00Z' };
    localStorage.setItem(kept('/mine'), JSON.stringify(seen));
    fakeApi(disconnected);
    openMine('/mine');
    await title('Uw trajecten');
    expect(screen.getByText(/^U hebt geen internet/)).toBeTruthy();
  });

  it('whoever chose to be known just now reads nothing, and can try again', async () => {
    knownAs(partyToken, { remembered: false });
    fakeApi(answering);
    openMine('/mine');
    await title('Mijn traject');
    expect(left()).toEqual(['party']);
    fakeApi(disconnected);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('button', { name: /opnieuw/i })).toBeTruthy();
    expect(screen.queryByText(/^U hebt geen internet/)).toBeNull();
  });

  it('a page is shown afresh as soon as there is one', async () => {
    knownAs();
    seenBefore();
    const answers = fakeApi({ ...disconnected });
    openMine('/mine');
    await screen.findByText(/^U hebt geen internet/);
    expect(answers.length).toBeGreaterThan(1);
    fakeApi(answering);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText(/^U hebt geen internet/)).toBeNull());
    expect(screen.getByText('U hebt geen nieuwe berichten.')).toBeTruthy();
  });
});

describe('a browser that is not known any more', () => {
  it('keeps nothing and asks for an address again', async () => {
    knownAs();
    seenBefore();
    const { names, worker } = fakeCaches();
    fakeApi({ 'GET /mine': refuse(401, 'Onbekend') });
    openMine('/mine/pages/1');
    await ask();
    expect(left()).toEqual([]);
    expect([...names]).toEqual([]);
    expect(worker.unregister).toHaveBeenCalled();
  });

  it('is told so while the page is open, too', async () => {
    knownAs();
    let isKnown = true;
    const answer = (value: object) => () => (isKnown ? value : refuse(401, 'Onbekend'));
    fakeApi({
      'GET /mine': answer(aPortal()),
      'GET /mine/pages/1': answer(aPortalPage()),
    });
    openMine('/mine');
    await title('Mijn traject');
    expect(left()).toContain(kept('/pages/1'));
    isKnown = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await ask();
    expect(left()).toEqual([]);
  });

  it('still opens the pages of the organisation that does know it', async () => {
    knownAs();
    knownAs('q'.repeat(43));
    fakeApi({
      ...answering,
      'GET /mine': (_: unknown, { headers }: { headers: Headers }) =>
        headers.get('authorization')?.endsWith('q') ? refuse(401, 'Onbekend') : aPortal(),
    });
    openMine('/mine');
    await title('Mijn traject');
    expect(localStorage.getItem('party')).not.toContain('qqq');
  });

  it('wipes what it kept after 30 days, with or without a connection', async () => {
    knownAs(partyToken, { days: -1 });
    seenBefore();
    localStorage.setItem(kept('/mine', 'x'.repeat(43)), '{}');
    const seen = fakeApi(disconnected);
    openMine('/mine');
    await ask();
    expect(left()).toEqual([]);
    expect(seen, 'nobody is asked about it').toEqual([]);
  });

  it('is not misled by what others wrote there', async () => {
    for (const odd of ['{', '7', 'null', '[null,7,{"token":"x","until":1},{"token":7}]']) {
      localStorage.setItem('party', odd);
      sessionStorage.setItem('party', odd);
      fakeApi({});
      openMine('/mine');
      expect((await screen.findAllByLabelText('Uw e-mailadres')).length).toBeGreaterThan(0);
    }
  });
});

describe('leaving', () => {
  it.each([204, 502])(
    'wipes all of it from the device, whatever the server says (%i)',
    async (status) => {
      knownAs();
      knownAs('q'.repeat(43), { remembered: false });
      seenBefore();
      localStorage.setItem('draft:0:survey:4', '{"value":["half"],"at":"2026-11-17T10:00:00Z"}');
      localStorage.setItem('draft:7:note', '{"value":"of a colleague"}');
      const { names, worker } = fakeCaches();
      const seen = fakeApi({
        ...answering,
        'GET /mine': (_: unknown, { headers }: { headers: Headers }) =>
          headers.get('authorization')?.endsWith('q') ? refuse(502) : aPortal(),
        'DELETE /mine/session': () => new Response(null, { status }),
      });
      const user = openMine('/mine/pages/1');
      await title('Mijn traject');
      await user.click(screen.getByRole('button', { name: 'Afsluiten en alles wissen' }));
      await ask();
      expect(screen.getByText('Alles is gewist van dit apparaat.')).toBeTruthy();
      expect(addressNow()).toBe('/mine');
      await waitFor(() => expect(seen.filter(({ method }) => method === 'DELETE')).toHaveLength(2));
      expect(left()).toEqual(['draft:7:note']);
      expect([...names]).toEqual([]);
      expect(worker.unregister).toHaveBeenCalled();
      expect(screen.queryByText('U krijgt begeleiding')).toBeNull();
    },
  );
});
