import type { Page } from '@playwright/test';
import { activate } from './accounts.ts';
import { callAs, expect, expectFine, linkTo, panel, test } from './desk.ts';
import { remember } from './fixtures.ts';

const password = 'demo-demo-demo';
type Me = { account_types: { code: string; organisation: { name: string } }[] };

async function signIn(page: Page, email: string, secret: string) {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(/\/evaluation-students/);
}

test('[ADM-02, AUTH-05] somebody with an account elsewhere accepts with its password, and belongs to both', async ({
  page,
  request,
  signInAs,
  complaints,
}) => {
  const email = 'evaluator@other.example';
  const places = async () => {
    const data = { email, password };
    const { token } = await (await request.post('/api/auth/login', { data })).json();
    const { account_types } = await callAs(request, token)<Me>('GET', '/auth/me');
    return new Set(account_types.map(({ organisation }) => organisation.name));
  };
  const admin = callAs(request, await signInAs('admin'));

  await test.step('an admin invites, which alone makes nobody a member', async () => {
    await page.goto('/admin/people');
    await page.getByRole('button', { name: 'Persoon uitnodigen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^E-mailadres/).fill(email);
    await dialog.getByLabel(/^Voornaam/).fill('Bart');
    await dialog.getByLabel(/^Achternaam/).fill('Willemse');
    await dialog.getByLabel('Adviseur').check();
    await expectFine(page, 'the invitation');
    await dialog.getByRole('button', { name: 'Stuur uitnodiging' }).click();
    await expect(panel(page, 'Uitnodiging')).toContainText('heeft nog geen ja gezegd');
    await expectFine(page, 'somebody who was invited');
    expect((await places()).size).toBe(1);
  });
  const personId = page.url().split('/').at(-1);

  await test.step('the mail asks for the account’s existing password', async () => {
    const link = `/auth${await linkTo(admin)(email)}`;
    await remember(page, { token: '' });
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Uitnodiging van/);
    await expectFine(page, 'the question');
    await page.getByLabel('Wachtwoord', { exact: true }).fill('niet het wachtwoord');
    const yes = page.getByRole('button', { name: 'Ja, ik doe mee' });
    await yes.click();
    await expect(page.getByRole('alert')).toContainText('niet het wachtwoord van je account');
    expect((await places()).size).toBe(1);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await yes.click();
    await expect(page).toHaveURL(/\/auth$/);
    await signIn(page, email, password);
    await expect(page.getByRole('link', { name: 'Trajecten', exact: true })).toBeVisible();
    expect((await places()).size).toBe(2);
  });
  // Other stories use this account as a member of one organisation.
  await request.put(`/api/people/${personId}/account-types`, {
    headers: { Authorization: `Bearer ${await signInAs('admin')}` },
    data: { account_types: [] },
  });
  complaints.length = 0;
});

test('[AUTH-04, ADM-02] a stranger registers with a code, waits, and is let in by the admin', async ({
  page,
  request,
  signInAs,
}) => {
  const email = `vreemd-${crypto.randomUUID().slice(0, 8)}@example.nl`;
  const secret = 'zonnig weer morgen';
  const admin = callAs(request, await signInAs('admin'));

  await test.step('the admin finds the address to share', async () => {
    await page.goto('/admin/organisations/1');
    const registering = panel(page, 'Registreren');
    await expect(registering.getByRole('button', { name: 'Kopieer het adres' })).toBeVisible();
    const address = await registering.getByText(/\/auth\/register\?organisation=/).textContent();
    await remember(page, { token: '' });
    await page.goto(address ?? '');
    await expect(page.getByLabel('Code van de organisatie')).toHaveValue(/^\w+$/);
    await expectFine(page, 'the form');
  });

  await test.step('somebody who registers there waits there', async () => {
    await page.getByLabel(/^Voornaam/).fill('Iris');
    await page.getByLabel(/^Achternaam/).fill('Vreemd');
    await page.getByLabel(/^E-mailadres/).fill(email);
    await page.getByLabel(/^Herhaal e-mailadres/).fill(email);
    await page.getByLabel(/^Wachtwoord/).fill(secret);
    await page.getByLabel(/^Herhaal wachtwoord/).fill(secret);
    await page.getByRole('button', { name: 'Account maken' }).click();
    await expect(page.getByRole('heading', { name: 'Kijk in je e-mail' })).toBeVisible();
    await page.goto(`/auth${await linkTo(admin)(email)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Je account voor/);
    await activate(page, secret);
    await signIn(page, email, secret);
    await expect(page.getByText('Je account wacht op een beheerder')).toBeVisible();
  });

  await test.step('the admin lets them in', async () => {
    await signInAs('admin');
    await page.goto('/admin/people');
    const waiting = panel(page, 'Wachten op toegang').getByRole('listitem');
    await waiting.filter({ hasText: email }).getByRole('link').click();
    await page.getByRole('button', { name: 'Geef Iris Vreemd toegang' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Adviseur').check();
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(panel(page, 'Gegevens')).toContainText('Actief');
    await remember(page, { token: '' });
    await page.goto('/auth');
    await signIn(page, email, secret);
    await expect(page.getByRole('link', { name: 'Trajecten', exact: true })).toBeVisible();
  });
});
