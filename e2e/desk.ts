import {
  type APIRequestContext,
  type Browser,
  type Locator,
  type Page,
  test as playwright,
} from '@playwright/test';
import { test as base, expect, expectAccessible, remember } from './fixtures.ts';

export { expect } from './fixtures.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A separate trajectory for each story, and the calls of its counselor. */
export type Desk = {
  trajectoryId: number;
  clientId: number;
  clientEmail: string;
  contactEmail: string;
  call: <T>(method: Method, path: string, data?: object) => Promise<T>;
  /** A call with files. */
  send: <T>(path: string, parts: Record<string, string | SentFile>) => Promise<T>;
  /** The newest link that was mailed to this address, as the outbox shows it. */
  linkTo: (email: string) => Promise<string>;
  open: () => Promise<void>;
};

type SentFile = { name: string; mimeType: string; buffer: Buffer };
type Mail = { to: string; text: string };

export const test = base.extend<{ counselor: string; desk: Desk }>({
  /**
   * Who works at the desk: new clients are limited per account, so the stories are spread over
   * several.
   */
  counselor: ['counselor2', { option: true }],
  desk: async ({ page, request, signInAs, counselor }, use) => {
    const token = await signInAs(counselor);
    const call = callAs(request, token);
    const trajectory = await aTrajectory(call);
    const { trajectoryId } = trajectory;
    const open = async () => {
      await page.goto(`/trajectories/${trajectoryId}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    await use({ ...trajectory, call, send: sendAs(request, token), linkTo: linkTo(call), open });
  },
});

export const panel = (page: Page, name: string) => page.getByRole('region', { name });

/**
 * No violation in the open dialog or, without one, on the page, and nothing too wide, even on a
 * phone.
 */
export async function expectFine(page: Page, what: string) {
  await playwright.step(`${what} is accessible and fits`, async () => {
    const isDialog = (await page.getByRole('dialog').count()) > 0;
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // When scrolled, a row half hidden under the header would count as too small to press.
      await page.evaluate(() => window.scrollTo(0, 0));
      // The last answer is dimmed while the next one is on its way.
      await expect(page.locator('[data-updating]')).toHaveCount(0);
      await expectAccessible(page, isDialog ? '[role=dialog]' : 'html');
      // Lists become cards in a moment of their own.
      const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(tooWide, `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
    }
  });
}

/** The browser of a client or an employer, who has no account. */
export async function aPhone(browser: Browser) {
  const viewport = { width: 375, height: 812 };
  const context = await browser.newContext({ viewport, hasTouch: true, acceptDownloads: true });
  const phone = await context.newPage();
  await remember(phone, { cookies: 'accepted', language: 'nl' });
  return phone;
}

/** Presses twice before the answer is there, as an impatient finger does. */
export async function pressTwice(page: Page, button: Locator, calls: string) {
  const { promise: isPressed, resolve: pressed } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await isPressed;
    await route.fallback();
  });
  await button.dblclick();
  pressed();
}

/** How often the browser made this call. */
export function countCalls(page: Page, method: Method, path: RegExp) {
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname))
      calls.push(request.postDataJSON());
  });
  return calls;
}

/** Calls of the API as the person with this token. */
export const callAs =
  (request: APIRequestContext, token: string): Desk['call'] =>
  async <T>(method: Method, path: string, data?: object) => {
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'nl' };
    const answer = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  };

const sendAs =
  (request: APIRequestContext, token: string): Desk['send'] =>
  async <T>(path: string, multipart: Record<string, string | SentFile>) => {
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'nl' };
    const answer = await request.post(`/api${path}`, { headers, multipart });
    expect(answer.ok(), `POST ${path}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as T;
  };

/** The first link of the newest mail to somebody, or the one that opens this. */
export const linkTo =
  (call: Desk['call']) =>
  async (email: string, opens = '[a-z-]+') => {
    const link = new RegExp(`/${opens}/[\\w-]{43}`);
    let found: string | undefined;
    await expect(async () => {
      const { data } = await call<{ data: Mail[] }>('GET', '/outbox?per_page=100');
      found = data.find(({ to }) => to === email)?.text.match(link)?.[0];
      expect(found, `a link in a mail to ${email}`).toBeDefined();
    }).toPass();
    return found ?? '';
  };

type Named = { id: number; name: string };

async function aTrajectory(call: Desk['call']) {
  const [organisation] = await call<Named[]>('GET', '/organisations');
  const [counselor] = await call<Named[]>('GET', '/counselors');
  const organisation_id = organisation?.id;
  const [clientEmail, contactEmail] = [
    `${crypto.randomUUID()}@mail.example`,
    `${crypto.randomUUID()}@werk.example`,
  ];
  const client = await call<Named>('POST', '/clients', {
    organisation_id,
    email: clientEmail,
    first_name: 'Fatima',
    last_name: 'El Amrani',
  });
  const trajectory = await call<Named>('POST', '/trajectories', {
    organisation_id,
    client_id: client.id,
    counselor_id: counselor?.id,
    trajectory_state_id: 1,
    contact_name: 'Pieter Hoekstra',
    contact_email: contactEmail,
  });
  return { trajectoryId: trajectory.id, clientId: client.id, clientEmail, contactEmail };
}
