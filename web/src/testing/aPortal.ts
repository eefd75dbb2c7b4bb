import type { Portal, PortalPage } from '@traject/contract/common/portalShapes';

export const aFace = (name = 'Stichting Werkwijzer'): Portal['organisation'] => ({
  ...{ name, has_logo: false, accent_color: '', greeting: '', help: '' },
});

/** One line of the list of a client or an employer. */
export const aPageRow = (given: Partial<Portal['pages'][number]> = {}) => ({
  ...{ id: 1, party: 'client' as const, client: { name: 'Fatima El Amrani' } },
  ...{ step: 'guidance' as const, asked: 0, unread: 0, next: null },
  ...given,
});

/** What an address opens at one organisation. */
export const aPortal = (given: Partial<Portal> = {}): Portal => ({
  email: 'fatima@mail.example',
  organisation: aFace(),
  pages: [aPageRow()],
  expires_at: '2026-12-17T10:00:00Z',
  remembered: true,
  sessions: [
    {
      ...{ id: 1, browser: 'Firefox, Linux', is_this: true },
      ...{ created_at: '2026-11-17T10:00:00Z', last_used_at: '2026-11-17T10:00:00Z' },
    },
  ],
  ...given,
});

/** A trajectory as one party sees it, with nothing on it yet. */
export const aPortalPage = (given: Partial<PortalPage> = {}): PortalPage => ({
  ...{ id: 1, party: 'client', client: { name: 'Fatima El Amrani' }, step: 'guidance' },
  organisation: aFace(),
  counselor: { name: 'Marieke de Vries', email: 'm@werk.example', phone_number: '030 123 45 67' },
  ...{ ends_at: null, asked: [], appointments: [], notes: [], documents: [], answers: [] },
  ...{ invoices: [], unread: 0 },
  ...given,
});

/** The token of a browser that is known here. */
export const partyToken = 'p'.repeat(43);

/** This browser knows a client or an employer already. */
export function knownAs(token = partyToken, { remembered = true, days = 30 } = {}) {
  const store = remembered ? localStorage : sessionStorage;
  const until = Date.now() + days * 86_400_000;
  const known = JSON.parse(store.getItem('party') ?? '[]');
  store.setItem('party', JSON.stringify([...known, { token, until }]));
}
