import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { expect, expectAccessible, test } from './fixtures.ts';
import { address } from './playwright.config.ts';

/** The guides are only open during development, so they are checked there. */
const port = 5187;
const guide = `http://localhost:${port}`;
let dev: ViteDevServer;

test.setTimeout(150_000);
test.beforeAll(async () => {
  const root = fileURLToPath(new URL('../web', import.meta.url));
  const proxy = { '/api': address, '/static': address };
  dev = await createServer({ root, logLevel: 'error', server: { port, strictPort: true, proxy } });
  await dev.listen();
});
test.afterAll(() => dev.close());

async function open(page: Page, path: string, language: string) {
  await page.route('**/static/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), debug: true } });
  });
  await page.goto(`${guide}/static/config.json`);
  await page.evaluate((chosen) => {
    localStorage.setItem('language', chosen);
    localStorage.setItem('cookies', 'accepted');
  }, language);
  await page.goto(`${guide}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 90_000 });
}

test('[SHELL-04] both guides are open to developers and without a violation, in dark mode on a phone', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 375, height: 800 });
  for (const path of ['/guidelines', '/styleguide']) {
    await open(page, path, 'nl');
    await expectAccessible(page);
  }
});

test('[SHELL-10] the confirmation has its default words, answers no on Esc, and returns the focus', async ({
  page,
}) => {
  await open(page, '/styleguide', 'en');
  await expectAccessible(page);
  const opener = page.getByRole('button', { name: 'Confirm, default' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm' });
  await expect(dialog).toContainText('Are you sure that you want to delete this item?');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.getByRole('button', { name: /Confirm, question/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Pieter Hoekstra');
  await page.getByRole('dialog').getByRole('button', { name: /^Yes/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[SHELL-11] toasts of four kinds appear at the bottom right for five seconds', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/styleguide', 'nl');
  // From here on the clock only moves when told to, however slow the machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Fout');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Uploaden is niet gelukt' }),
  ).toBeVisible();
  for (const name of ['Let op', 'Informatie', 'Gelukt']) await press(name);
  const toast = page.getByText('Document geüpload');
  await expect(toast).toBeVisible();
  const place = await toast.boundingBox();
  expect(place?.x).toBeGreaterThan(1440 / 2);
  expect(place?.y).toBeGreaterThan(900 / 3);
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(100);
  // The exit is timed from when it is first drawn: advance the clock until it is gone.
  await expect(async () => {
    await page.clock.runFor(300);
    await expect(toast).toBeHidden({ timeout: 100 });
  }).toPass();
});

test('[SHELL-12] a list of a hundred pages shows three on each side, and first and last', async ({
  page,
}) => {
  await open(page, '/styleguide', 'nl');
  const pager = page.getByRole('navigation', { name: /meer dan 20 pagina/ });
  const pages = () => pager.getByRole('button', { name: /^Pagina \d+$/ }).allTextContents();
  await expect.poll(pages).toEqual(['47', '48', '49', '50', '51', '52', '53']);
  await pager.getByRole('button', { name: 'Laatste pagina' }).click();
  await expect.poll(pages).toEqual(['97', '98', '99', '100']);
  await pager.getByRole('button', { name: 'Eerste pagina' }).click();
  await expect.poll(pages).toEqual(['1', '2', '3', '4']);
});
