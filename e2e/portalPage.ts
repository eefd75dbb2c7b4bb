import type { Page } from '@playwright/test';
import type { Portal, PortalPage } from '@traject/contract/common/portalShapes';
import { remember } from './fixtures.ts';

const organisation = {
  ...{ name: 'Stichting Werkwijzer', has_logo: false, accent_color: '', greeting: '', help: '' },
};
const client = { name: 'Fatima El Amrani' };
const at = '2026-11-09T10:00:00Z';

const mine: Portal = {
  email: 'fatima@mail.example',
  organisation,
  pages: [{ id: 7, party: 'client', client, step: 'guidance', asked: 1, unread: 1, next: at }],
  expires_at: '2099-12-09T10:00:00Z',
  remembered: true,
  sessions: [
    { id: 1, browser: 'Chrome, Android', created_at: at, last_used_at: at, is_this: true },
    { id: 2, browser: 'Safari, iPhone', created_at: at, last_used_at: at, is_this: false },
  ],
};

const opened: PortalPage = {
  ...{ id: 7, party: 'client', client, organisation, step: 'guidance', ends_at: null, unread: 1 },
  counselor: { name: 'Marieke de Vries', email: 'm@werk.example', phone_number: '030 200 45 60' },
  asked: [
    {
      ...{ kind: 'document', id: 3, title: 'Plan.pdf', action: 'signature', asked_at: at },
      ...{ due_on: null, ends_at: '2099-02-07T10:00:00Z' },
    },
  ],
  appointments: [
    {
      ...{ id: 4, guest_id: 5, kind: 'progress', title: '', place: 'Kamer 2', video_url: '' },
      ...{ starts_at: '2099-03-10T09:30:00Z', ends_at: '2099-03-10T10:30:00Z', answer: 'yes' },
    },
  ],
  notes: [{ id: 1, date: '2026-11-09 10:00:00', note: 'Goed geoefend.', author: client }],
  documents: [
    {
      ...{ id: 8, name: 'Plan.pdf', mime: 'application/pdf', size: 32_000, type: 'Trajectplan' },
      scan: null,
      sent_at: at,
    },
  ],
  answers: [{ kind: 'review', id: 2, title: null, at, approved: true, reason: null }],
  invoices: [],
};

/** The page of a client who is known in this browser, as the server would tell it. */
export async function knownParty(page: Page) {
  const until = Date.now() + 86_400_000;
  const party = JSON.stringify([{ token: 'p'.repeat(43), until }]);
  await remember(page, { cookies: 'accepted', language: 'nl', party });
  const lists = ['experience', 'studies', 'skills', 'languages', 'applications', 'messages'];
  const none = { address: null, address_number: null, address_number_suffix: null };
  const details = { ...none, postal_code: null, city: 'Utrecht', phone_number: null };
  const answers: Record<string, unknown> = {
    '/mine': mine,
    '/mine/pages/7': opened,
    '/mine/pages/7/profile': {
      ...{ ...details, name: client.name, mobile_number: null, has_profile_picture: false },
      version: 1,
    },
    '/mine/pages/7/choices': { working_areas: [], study_levels: [], studies: [] },
    ...Object.fromEntries(lists.map((list) => [`/mine/pages/7/${list}`, []])),
  };
  await page.route('**/api/mine**', (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^\/api/, '');
    return route.fulfill({ json: answers[path] ?? null });
  });
}
