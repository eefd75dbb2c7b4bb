import type { APIRequestContext } from '@playwright/test';
import { activate } from './accounts.ts';
import { expect, expectAccessible, remember, test } from './fixtures.ts';

const password = 'demo-demo-demo';

test.beforeEach(({ page }) => remember(page, { cookies: 'accepted' }));

async function signIn(page: import('@playwright/test').Page, email: string, secret = password) {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

test('[AUTH-01] sign-in shows and hides the password, says what is wrong, and offers help', async ({
  page,
  complaints,
}) => {
  await page.goto('/auth');
  await expect(page.getByText('Log in met je e-mailadres')).toBeVisible();
  const field = page.getByLabel('Wachtwoord', { exact: true });
  await field.fill('geheim');
  await page.getByRole('button', { name: 'Toon wachtwoord' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Verberg wachtwoord' }).click();
  await expect(field).toHaveAttribute('type', 'password');

  await signIn(page, 'admin@demo.example', 'not the password');
  await expect(page.getByRole('alert')).toContainText(
    'Het e-mailadres of het wachtwoord klopt niet.',
  );
  await expect(page.getByLabel('E-mailadres')).toHaveValue('admin@demo.example');
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Wachtwoord vergeten?' })).toHaveAttribute(
    'href',
    '/auth/reset',
  );
  complaints.length = 0;
});

test('[AUTH-01] the sign-in button shows that it is busy, and sends only once', async ({
  page,
}) => {
  await page.goto('/auth');
  let calls = 0;
  await page.route('**/api/auth/login', async (route) => {
    calls++;
    expect(route.request().postDataJSON().role).toBe('evaluator');
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.getByLabel('E-mailadres').fill('counselor@demo.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  const button = page.getByRole('button', { name: 'Inloggen' });
  await button.dblclick();
  await expect(button).toHaveAttribute('data-loading', 'true');
  await page.waitForURL('**/evaluation-students');
  expect(calls).toBe(1);
});

test('[AUTH-02, SHELL-05] a person is sent to sign-in and from there to where they wanted to go', async ({
  page,
}) => {
  await page.goto('/pending-evaluations?from=mail');
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fpending-evaluations/);
  await signIn(page, 'evaluator@demo.example');
  await expect(page).toHaveURL(/\/pending-evaluations/);
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/evaluation-students$/);
});

for (const wish of [
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
])
  test(`[AUTH-02] a redirect to ${wish} is never followed`, async ({ page }) => {
    await page.goto(`/auth?redirect=${encodeURIComponent(wish)}`);
    await signIn(page, 'counselor@demo.example');
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/evaluation-students$/);
  });

test('[AUTH-03, AUTH-07, SHELL-24] signing out clears the device and kills the token', async ({
  page,
  request,
  signInAs,
}) => {
  const token = await signInAs('counselor');
  await page.goto('/evaluation-students');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  // Requests still in progress when the session ends are refused, and the browser reports it.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  const kept = () => page.evaluate(() => Object.keys(localStorage).sort());
  await expect.poll(kept).toEqual(['cookies', 'language']);
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/api/auth/me', { headers })).status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth/);
});

test('[AUTH-03] an expired token counts as signed out', async ({ page, signInAs }) => {
  const token = await signInAs('counselor');
  await page.clock.install({ time: Date.now() + 9 * 3_600_000 });
  await page.goto('/evaluation-students');
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  expect(token).toContain('.');
});

test('[AUTH-04, AUTH-05, AUTH-08, AUTH-09] a newcomer registers, activates by mail, signs in and may ask to join', async ({
  page,
  request,
  complaints,
}) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Registreren' }).click();
  await expect(page).toHaveURL(/\/auth\/register/);
  for (const label of ['Straat', 'Huisnummer', 'Postcode', 'Plaats', 'Telefoonnummer'])
    await expect(page.getByLabel(label)).toBeVisible();
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByText('Vul dit in.')).not.toHaveCount(0);

  const email = `newcomer-${Date.now()}@example.nl`;
  await page.getByLabel('E-mailadres', { exact: false }).first().fill(email);
  await page.getByLabel('Herhaal e-mailadres').fill('other@example.nl');
  await page.getByLabel('Wachtwoord', { exact: false }).first().fill('zonnig weer morgen');
  await page.getByLabel('Herhaal wachtwoord').fill('zonnig weer gisteren');
  await page.getByLabel('Voornaam').fill('Iris');
  await page.getByLabel('Achternaam').fill('van Dam');
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByText('De e-mailadressen zijn niet gelijk.')).toBeVisible();
  await expect(page.getByText('De wachtwoorden zijn niet gelijk.')).toBeVisible();
  await page.getByLabel('Herhaal e-mailadres').fill(email);
  await page.getByLabel('Herhaal wachtwoord').fill('zonnig weer morgen');
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in je e-mail' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkFor(request, email));
  await activate(page, 'zonnig weer morgen');
  await signIn(page, email, 'zonnig weer morgen');
  await expect(page.getByText('Je hoort nog bij geen organisatie')).toBeVisible();
  await page.getByLabel('Code van je organisatie').fill('NERGENS1');
  await page.getByRole('button', { name: 'Vraag toegang' }).click();
  await expect(page.getByRole('alert')).toContainText('Deze code kennen we niet.');
  await expectAccessible(page);
  complaints.length = 0;
});

test('[AUTH-06] a forgotten password is replaced through a link in a mail', async ({
  page,
  request,
  complaints,
}) => {
  const email = await aNewAccount(request);
  await page.goto('/auth/reset');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Stuur link' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in je e-mail' })).toBeVisible();

  const link = await linkFor(request, email, 'reset');
  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord', { exact: false }).first().fill('een heel nieuw begin');
  await page.getByLabel('Herhaal wachtwoord').fill('een heel nieuw begin');
  await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
  await expect(page.getByText('Je wachtwoord is veranderd').first()).toBeVisible();
  await page.goto('/auth');
  await signIn(page, email, 'een heel nieuw begin');
  await expect(page).toHaveURL(/\/evaluation-students/);

  await page.goto(link);
  await expect(page.getByText('Deze link werkt niet meer')).toBeVisible();
  complaints.length = 0;
});

/** A separate person for each story that changes passwords. */
async function aNewAccount(request: APIRequestContext) {
  const email = `forgetful-${Date.now()}@example.nl`;
  const secret = { password: 'zonnig weer morgen', repeat_password: 'zonnig weer morgen' };
  const person = { email, repeat_email: email, first_name: 'Iris', last_name: 'van Dam' };
  await request.post('/api/auth/register', { data: { ...person, ...secret } });
  const token = (await linkFor(request, email)).split('/').at(-1);
  await request.post(`/api/auth/activate/${token}`, { data: secret });
  return email;
}

/** The link in the newest mail to an address, as staff find it in the demo's outbox. */
async function linkFor(request: APIRequestContext, email: string, kind = 'activate') {
  const data = { email: 'admin@demo.example', password };
  const { token } = await (await request.post('/api/auth/login', { data })).json();
  const headers = { authorization: `Bearer ${token}` };
  let link = '';
  await expect(async () => {
    const outbox = await (await request.get('/api/outbox?per_page=100', { headers })).json();
    const mine = outbox.data.filter(({ to }: { to: string }) => to === email);
    const texts = mine.map(({ text }: { text: string }) => text).join(' ');
    link = new RegExp(`https?://\\S+/auth/${kind}/\\S+`).exec(texts)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return link;
}
