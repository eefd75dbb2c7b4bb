import { type APIRequestContext, type Page, test as playwright } from '@playwright/test';
import { test as base, expect, expectAccessible } from './fixtures.ts';

export { expect } from './fixtures.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A trajectory of its own for each story, and the calls of the counselor whose it is. */
export type Desk = {
  trajectoryId: number;
  clientId: number;
  call: <T>(method: Method, path: string, data?: object) => Promise<T>;
  open: () => Promise<void>;
};

export const test = base.extend<{ desk: Desk }>({
  desk: async ({ page, request, signInAs }, use) => {
    const call = callAs(request, await signInAs('counselor2'));
    const { trajectoryId, clientId } = await aTrajectory(call);
    const open = async () => {
      await page.goto(`/trajectories/${trajectoryId}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    await use({ trajectoryId, clientId, call, open });
  },
});

export const panel = (page: Page, name: string) => page.getByRole('region', { name });

/** No violation in the open dialog, or else on the page, and nothing too wide, also on a phone. */
export async function expectFine(page: Page, what: string) {
  await playwright.step(`${what} is accessible and fits`, async () => {
    const isDialog = (await page.getByRole('dialog').count()) > 0;
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, isDialog ? '[role=dialog]' : 'html');
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
    }
  });
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

const callAs =
  (request: APIRequestContext, token: string): Desk['call'] =>
  async <T>(method: Method, path: string, data?: object) => {
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'nl' };
    const answer = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  };

type Named = { id: number; name: string };

async function aTrajectory(call: Desk['call']) {
  const [organisation] = await call<Named[]>('GET', '/organisations');
  const [counselor] = await call<Named[]>('GET', '/counselors');
  const organisation_id = organisation?.id;
  const client = await call<Named>('POST', '/clients', {
    organisation_id,
    email: `${crypto.randomUUID()}@mail.example`,
    first_name: 'Fatima',
    last_name: 'El Amrani',
  });
  const trajectory = await call<Named>('POST', '/trajectories', {
    organisation_id,
    client_id: client.id,
    counselor_id: counselor?.id,
    trajectory_state_id: 1,
    contact_name: 'Pieter Hoekstra',
  });
  return { trajectoryId: trajectory.id, clientId: client.id };
}
