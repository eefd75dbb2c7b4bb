import { expect, expectAccessible, remember, test } from './fixtures.ts';

test('[SHELL-01, SHELL-03] the first page asks who you are, and sends you on', async ({ page }) => {
  await remember(page, { cookies: 'accepted' });
  await page.goto('/');
  await expect(page).toHaveURL(/\/homepage$/);
  const student = page.getByRole('link', { name: /Ik ben student/ });
  await expect(student).toHaveAttribute('href', '/evaluation-students');
  await page.getByRole('link', { name: /Ik ben beoordelaar/ }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fevaluation-students/);
});

test('[SHELL-03] students are sent where the installation says', async ({ page }) => {
  await page.route('**/static/config.json', async (route) => {
    const answer = await route.fetch();
    const student_url = 'https://portfolio.example/nl';
    await route.fulfill({ json: { ...(await answer.json()), student_url } });
  });
  await page.goto('/homepage');
  const student = page.getByRole('link', { name: /Ik ben student/ });
  await expect(student).toHaveAttribute('href', 'https://portfolio.example/nl');
});

test('[SHELL-06] people who are signed in keep the menu on the homepage, with their own entries', async ({
  page,
  signInAs,
}) => {
  await signInAs('counselor');
  await page.goto('/homepage');
  await expect(page.getByRole('heading', { level: 1, name: 'Welkom, Marieke' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Trajecten' }).click();
  await expect(page).toHaveURL(/\/trajectories$/);
});

test('[SHELL-07] a name in the header is whole or takes no room, at the width where the menu unfolds', async ({
  page,
  signInAs,
}) => {
  for (const who of ['admin', 'counselor']) {
    await signInAs(who);
    for (const width of [1400, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/evaluation-students');
      const name = page.getByRole('link', { name: /, mijn account$/ });
      await expect(name).toBeVisible();
      const out = page.getByRole('button', { name: 'Uitloggen' });
      // The menu unfolds once its fonts have arrived.
      await expect(out).toBeVisible();
      const box = await out.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? width), `${who} at ${width}`).toBeLessThan(width);
      const isWhole = await name.evaluate((link) => {
        const [initials, first] = link.children;
        if (!initials || !first) return false;
        if (first.clientWidth > 1) return first.scrollWidth <= first.clientWidth + 1;
        return link.clientWidth === initials.clientWidth;
      });
      expect(isWhole, `the name of the ${who} at ${width}`).toBe(true);
    }
  }
});

test('[SHELL-07] a window in which not even the folded menu fits still shows the page', async ({
  page,
  signInAs,
}) => {
  await signInAs('counselor');
  await page.setViewportSize({ width: 120, height: 600 });
  await page.goto('/trajectories');
  await expect(page.getByRole('heading', { level: 1, name: 'Trajecten' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('[SHELL-07] a font that arrives late leaves the menu unfolded', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.setViewportSize({ width: 1400, height: 900 });
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\.woff2/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/evaluation-students', { waitUntil: 'commit' });
  // The font that stands in for it may be too wide for the row.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  arrive();
  await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
});

test('[SHELL-02] an unknown path says sorry, with a way back', async ({ page, signInAs }) => {
  await signInAs('evaluator');
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/page_not_found$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sorry, deze pagina bestaat niet',
  );
  await page.getByRole('link', { name: 'Terug naar studenten' }).click();
  await expect(page).toHaveURL(/\/evaluation-students$/);
});

test('[SHELL-04] styleguide and guidelines are closed in the build for users', async ({ page }) => {
  await page.route('**/static/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), debug: true } });
  });
  for (const path of ['/styleguide', '/guidelines']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/homepage$/);
  }
});

const guarded = [
  '/pending-evaluations',
  '/evaluation-students',
  '/evaluation-students/1/2/3/4',
  '/trajectories',
  '/trajectories/1',
  '/next-evaluation/1',
  '/chart/1/1',
  '/evaluations/1',
  '/work-processes/1',
  '/trajectory/1/invoice/1',
  '/trajectory/1/survey-results/1',
  '/survey-templates',
  '/survey-templates/1',
  '/document-templates',
  '/document-templates/1',
  '/help',
  '/outbox',
];

test('[SHELL-05, SHELL-19] every screen that needs login asks for it and remembers the way', async ({
  page,
}) => {
  for (const path of guarded) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`/auth?redirect=${encodeURIComponent(path)}`);
  }
});

const open = [
  'review-client',
  'review-employer',
  'approve-document',
  'survey-client',
  'task-client',
  'task-employer',
  'invoice',
  'evaluate',
  'survey-employer',
];

test('[SHELL-20] a stale token never sends a visitor of a public page to sign-in', async ({
  page,
  complaints,
}) => {
  await remember(page, { token: 'stale.token.here', cookies: 'accepted' });
  for (const path of [
    '/homepage',
    '/page_not_found',
    ...open.map((name) => `/${name}/${'x'.repeat(43)}`),
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname, path).not.toBe('/auth');
  }
  // The links are dead, and a browser logs every 404.
  complaints.length = 0;
});

test('[SHELL-06] the header leads to students and pending evaluations, and out', async ({
  page,
  signInAs,
}) => {
  await signInAs('evaluator');
  await page.goto('/help');
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.getByRole('link', { name: /Openstaande beoordelingen/ }).click();
  await expect(page).toHaveURL(/\/pending-evaluations$/);
  await page.getByRole('link', { name: 'Traject, naar studenten' }).click();
  await expect(page).toHaveURL(/\/evaluation-students$/);
  await expect(menu.getByRole('link', { name: 'Studenten' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(menu.getByRole('link', { name: 'Verstuurde mails' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
});

test('[SHELL-07] the menu hides behind a toggle up to 1399 px and shows in full from 1400', async ({
  page,
  signInAs,
}) => {
  await signInAs('evaluator');
  await page.setViewportSize({ width: 1400, height: 800 });
  await page.goto('/evaluation-students');
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu openen' })).toBeHidden();
  await page.setViewportSize({ width: 1399, height: 800 });
  const toggle = page.getByRole('button', { name: 'Menu openen' });
  await expect(toggle).toBeVisible();
  await toggle.click();
  await expect(page.getByRole('link', { name: /Openstaande beoordelingen/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /Openstaande beoordelingen/ })).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('[SHELL-08] the footer shows the year and a copyright', async ({ page }) => {
  await page.goto('/homepage');
  await expect(page.getByRole('contentinfo')).toContainText(
    `© ${new Date().getFullYear()} Traject`,
  );
});

for (const kind of ['banner', 'modal'] as const)
  test(`[SHELL-09] a cookie notice shows as a ${kind} until it is accepted`, async ({ page }) => {
    await page.route('**/static/config.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), cookies: kind } });
    });
    await remember(page, { language: 'en' });
    await page.goto('/homepage');
    const text = 'This website uses cookies to improve the user experience';
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(kind === 'modal' ? 1 : 0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I understand' }).click();
    await expect(page.getByText(text)).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cookies'))).toBeTruthy();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(text)).toBeHidden();
  });

test('[SHELL-13, SHELL-16, ERR-03] Dutch first; the choice of English is kept and sent to the server', async ({
  page,
  complaints,
}) => {
  await remember(page, { cookies: 'accepted' });
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('nl');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByLabel('Email address').fill('x@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  const sent = page.waitForRequest('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect((await sent).headers()).toMatchObject({
    'accept-language': 'en',
    'content-type': 'application/json',
  });
  await expect(page.getByRole('alert')).toContainText(
    'The email address or the password is not right.',
  );
  complaints.length = 0;
});

test('[SHELL-14] help has real content and links to styleguide and guidelines', async ({
  page,
  signInAs,
}) => {
  await signInAs('counselor');
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main a[href="/styleguide"]')).toBeVisible();
  await expect(page.locator('main a[href="/guidelines"]')).toBeVisible();
});

test('[SHELL-15] without a configuration the page says so in the console and still works', async ({
  page,
  complaints,
}) => {
  await page.route('**/static/config.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/homepage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toContain('No configuration fie provided');
  complaints.length = 0;
});

test('[SHELL-17] a session that the server ended goes to sign-in, with the way back', async ({
  page,
  request,
  signInAs,
  complaints,
}) => {
  const token = await signInAs('evaluator');
  await page.goto('/evaluation-students');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.goto('/pending-evaluations');
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fpending-evaluations/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  // Each call of the page was refused, and the last may come late: on another page none does.
  await page.goto('about:blank');
  complaints.length = 0;
});
