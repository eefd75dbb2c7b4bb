import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { expect, expectAccessible, test } from './fixtures.ts';
import { address } from './playwright.config.ts';

/** The guides open only under development, so they are looked at there. */
let dev: ViteDevServer;
const port = 5187;

test.beforeAll(async () => {
  const root = fileURLToPath(new URL('../web', import.meta.url));
  const proxy = { '/api': address, '/static': address };
  dev = await createServer({ root, logLevel: 'error', server: { port, strictPort: true, proxy } });
  await dev.listen();
});
test.afterAll(() => dev.close());

test.beforeEach(async ({ page }) => {
  await page.route('**/static/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), debug: true } });
  });
});

for (const [language, colorScheme, width] of [
  ['nl', 'light', 1440],
  ['en', 'dark', 375],
] as const)
  test.describe(`in ${language}, ${colorScheme}, at ${width} px`, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 900 },
      baseURL: `http://localhost:${port}`,
    });

    for (const path of ['/styleguide', '/guidelines'])
      test(`[SHELL-04] ${path} is open to developers and without a violation`, async ({ page }) => {
        test.setTimeout(120_000);
        await page.goto(`http://localhost:${port}/static/config.json`);
        await page.evaluate((chosen) => {
          localStorage.setItem('language', chosen);
          localStorage.setItem('cookies', 'accepted');
        }, language);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
        await expectAccessible(page);
      });
  });
