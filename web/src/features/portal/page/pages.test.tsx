import { screen, waitFor, within } from '@testing-library/react';
import type { Portal } from '@traject/contract/common/portalShapes';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aFace,
  aPageRow,
  aPortal,
  aPortalPage,
  knownAs,
  partyToken,
} from '../../../testing/aPortal.ts';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { addressNow, openMine } from '../../../testing/openApp.tsx';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const other = 'q'.repeat(43);
const employee = (id: number, name: string) =>
  aPageRow({ id, party: 'employer', client: { name } });

/** Answers each organisation by its own token. */
const portals =
  (by: Record<string, Portal>) =>
  (_: unknown, { headers }: { headers: Headers }) =>
    by[(headers.get('authorization') ?? '').slice(6)] ?? refuse(401, 'Onbekend');

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  knownAs();
});

describe('the pages of an address', () => {
  it('one opens directly, in the colour and with the words of the organisation', async () => {
    const organisation = {
      ...aFace(),
      ...{ accent_color: '#114488', greeting: 'Fijn dat u er bent.', help: 'Bel ons gerust.' },
    };
    fakeApi({
      'GET /mine': aPortal({ organisation }),
      'GET /mine/pages/1': aPortalPage({ organisation }),
    });
    openMine('/mine');
    const heading = await title('Mijn traject');
    expect(screen.getByText('Stichting Werkwijzer')).toBeTruthy();
    expect(screen.getByText('Fijn dat u er bent.')).toBeTruthy();
    expect(screen.getByText('Bel ons gerust.')).toBeTruthy();
    expect(screen.queryByText('Al uw trajecten')).toBeNull();
    expect(heading.closest('[style]')?.getAttribute('style')).toContain('#114488');
  });

  it('several are listed under the name of each organisation, with what is new', async () => {
    knownAs(other);
    const first = aPortal({
      organisation: aFace('De Brug'),
      pages: [
        { ...employee(1, 'Fatima El Amrani'), asked: 2, unread: 1 },
        { ...employee(2, 'Jan Bos'), step: 'proposal', next: '2026-11-19T09:30:00Z' },
      ],
    });
    const second = aPortal({
      ...{ organisation: aFace('Het Anker'), pages: [aPageRow({ id: 3 })] },
      sessions: aPortal().sessions.map((session) => ({ ...session, id: 2 })),
    });
    fakeApi({
      'GET /mine': portals({ [partyToken]: first, [other]: second }),
      'GET /mine/pages/2': aPortalPage({ id: 2, party: 'employer', client: { name: 'Jan Bos' } }),
    });
    const user = openMine('/mine');
    await title('Uw trajecten');
    const [fatima, jan, own] = screen.getAllByRole('link', { name: /^(Traject van|Uw eigen)/ });
    const row = (link?: HTMLElement) => link?.closest('li')?.textContent;
    expect(row(fatima)).toContain('Traject van Fatima El Amrani');
    expect(row(fatima)).toContain('2 vragen aan u');
    expect(row(fatima)).toContain('1 nieuw bericht');
    expect(row(jan)).toContain('We maken een voorstel');
    expect(row(jan)).toContain('Afspraak op donderdag 19 november 2026 om 10:30');
    expect(row(own)).toContain('Uw eigen traject');
    expect(screen.getByText('De Brug').tagName).toBe('P');
    const section = screen.getByRole('heading', { level: 2, name: 'Het Anker' });
    expect(section.closest('section')?.textContent).toContain('Uw eigen traject');

    await user.click(screen.getByRole('link', { name: 'Traject van Jan Bos' }));
    await title('Traject van Jan Bos');
    expect(addressNow()).toBe('/mine/pages/2');
    expect(screen.queryByText('Mijn gegevens')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Al uw trajecten' }));
    await title('Uw trajecten');
    window.history.back();
    await title('Traject van Jan Bos');
  });

  it('one that is gone says so, beside those that are left', async () => {
    fakeApi({ 'GET /mine': aPortal() });
    openMine('/mine/pages/99');
    await title('Uw trajecten');
    expect(screen.getByText('Deze pagina is niet meer open.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Uw eigen traject' })).toBeTruthy();
  });

  it('one that is closed while somebody looks at it is gone too', async () => {
    let pages = [aPageRow()];
    fakeApi({
      'GET /mine': () => aPortal({ pages }),
      'GET /mine/pages/1': () => (pages[0] ? aPortalPage() : refuse(404, 'Deze is er niet.')),
    });
    openMine('/mine/pages/1');
    await title('Mijn traject');
    pages = [];
    document.dispatchEvent(new Event('visibilitychange'));
    await title('U hebt nu geen open pagina’s');
    expect(screen.getByText('Deze pagina is niet meer open.')).toBeTruthy();
    expect(localStorage.getItem(`party:${partyToken.slice(0, 12)}:/pages/1`)).toBeNull();
  });
});

describe('the devices of an address', () => {
  const others = [
    { id: 5, browser: 'Safari, iPhone', last_used_at: '2026-11-12T10:00:00Z' },
    { id: 6, browser: null, last_used_at: '2026-11-10T10:00:00Z' },
  ].map((one) => ({ ...one, created_at: one.last_used_at, is_this: false }));

  it('are told by name, and somebody else’s is put out', async () => {
    let sessions = [...aPortal().sessions, ...others];
    const closed: string[] = [];
    fakeApi({
      'GET /mine': () => aPortal({ sessions }),
      'GET /mine/pages/1': aPortalPage(),
      'DELETE /mine/sessions/5': (_: unknown, { path }: { path: string }) => {
        closed.push(path);
        sessions = sessions.filter(({ id }) => id !== 5);
        return new Response(null, { status: 204 });
      },
    });
    const user = openMine('/mine');
    await title('Mijn traject');
    const devices = within(screen.getByRole('region', { name: 'Apparaten die u kennen' }));
    expect(devices.getByText('Dit apparaat kent u tot donderdag 17 december 2026.')).toBeTruthy();
    const phone = devices.getByRole('heading', { name: 'Safari, iPhone' }).closest('li');
    expect(phone?.textContent).toContain('Laatst gebruikt op donderdag 12 november 2026.');
    expect(devices.getByRole('heading', { name: 'Een ander apparaat' })).toBeTruthy();
    await user.click(within(phone as HTMLElement).getByText('Dit is niet mijn apparaat'));
    expect(await screen.findByText('Dat apparaat kan uw pagina niet meer openen.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
    expect(closed).toHaveLength(1);
  });

  it('this one says so when it is known today only', async () => {
    fakeApi({ 'GET /mine': aPortal({ remembered: false }), 'GET /mine/pages/1': aPortalPage() });
    openMine('/mine');
    expect(await screen.findByText('Dit apparaat kent u alleen vandaag.')).toBeTruthy();
  });
});
