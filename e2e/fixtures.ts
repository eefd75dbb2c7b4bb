import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { address } from './playwright.config.ts';
import { watchSecrets } from './secrets.ts';

export { expect } from '@playwright/test';

const password = 'demo-demo-demo';

type Fixtures = {
  /**
   * Signs in through the API and opens the page as that person, with the cookie notice accepted.
   */
  signInAs: (who: string) => Promise<string>;
  /** What the browser complained about; a test that expects complaints clears it. */
  complaints: string[];
  /** Secrets that any browser of the test leaked. */
  leaks: undefined;
};

export const test = base.extend<Fixtures>({
  leaks: [
    async ({ browser }, use) => {
      const leaks = watchSecrets(browser);
      await use(undefined);
      expect(await leaks(), 'secrets given away').toEqual([]);
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints, 'errors and policy violations in the browser').toEqual([]);
    },
    { auto: true },
  ],
  signInAs: async ({ page, request }, use) => {
    await use(async (who) => {
      const email = who.includes('@') ? who : `${who}@demo.example`;
      const answer = await request.post('/api/auth/login', { data: { email, password } });
      const { token } = (await answer.json()) as { token: string };
      await remember(page, { token, cookies: 'accepted', language: 'nl' });
      return token;
    });
  },
});

/** Puts values into local storage once, not at every load: signing out must last. */
export async function remember(page: Page, values: Record<string, string>) {
  await page.goto(`${address}/static/config.json`);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, values);
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What this browser has already checked: each kind of element that could be seen, in its colours. */
const found = new Set<string>();

/**
 * The whole page, or the part of it that a test is about. A screen that shows nothing new is not
 * checked again.
 */
export async function expectAccessible(page: Page, part = 'html') {
  // A page that is on its way to another has no heading for a moment.
  if (part === 'html') await expect(page.locator('h1').first()).toBeAttached();
  const kinds = await page.evaluate(kindsIn, part);
  if (kinds.every((kind) => found.has(kind))) return;
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([part, runOnly]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(part, { runOnly, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
    },
    [part, rules] as const,
  );
  expect(violations).toEqual([]);
  for (const kind of kinds) found.add(kind);
}

/** Identifies an element by what it is, how it looks and its state; runs in the page itself. */
function kindsIn(part: string): string[] {
  const light = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const kindOf = (element: Element) => {
    const states = element
      .getAttributeNames()
      .filter((name) => /^(aria-|data-|role|disabled|required|type|hidden)/.test(name))
      .map((name) =>
        /^(role|type|aria-(invalid|pressed|expanded|current))$/.test(name)
          ? `${name}=${element.getAttribute(name)}`
          : name,
      );
    return [light, element.tagName, element.getAttribute('class'), ...states.sort()].join(' ');
  };
  const root = document.querySelector(part);
  const all = root ? [root, ...root.querySelectorAll('*')] : [];
  return [...new Set(all.filter((element) => element.checkVisibility()).map(kindOf))];
}
