import { expect, expectAccessible, test } from './fixtures.ts';

test('the name in the header opens my account, where I see and end my sessions', async ({
  page,
  signInAs,
}) => {
  await signInAs('counselor@other.example');
  await signInAs('counselor@other.example');
  await page.goto('/evaluation-students');
  await page.getByRole('link', { name: /, mijn account$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn account' })).toBeVisible();
  await expect(page.getByText('Hier ben je nu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log overal elders uit' }).click();
  const question = page.getByRole('dialog', { name: 'Overal elders uitloggen?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Log overal elders uit' }).click();
  await expect(page.getByText('Je bent alleen nog hier ingelogd.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log daar uit: / })).toHaveCount(0);

  await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wijzig wachtwoord' });
  await expect(dialog.getByLabel(/Huidig wachtwoord/)).toBeFocused();
  await expectAccessible(page);
});

test('[AUTH-05] somebody whose mail does not arrive comes in through a link an administrator copied', async ({
  page,
  signInAs,
  browser,
  complaints,
}) => {
  const email = `kopie-${Date.now()}@example.nl`;
  const password = 'paard batterij nietje wolk';
  await signInAs('admin');
  await page.goto('/admin/people');
  await page.getByRole('button', { name: 'Persoon uitnodigen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Persoon uitnodigen' });
  await dialog.getByLabel('E-mailadres').fill(email);
  await dialog.getByLabel('Voornaam').fill('Kim');
  await dialog.getByLabel('Achternaam').fill('Kopie');
  await dialog.getByLabel('Beoordelaar').check();
  await dialog.getByRole('button', { name: 'Stuur uitnodiging' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kim Kopie' })).toBeVisible();
  await page.getByRole('button', { name: 'Maak een link om te kopiëren' }).click();
  const shown = page.getByRole('dialog', { name: 'Link voor Kim Kopie' });
  await expect(shown.getByText(/Deze link zie je één keer/)).toContainText(email);
  await expectAccessible(page);
  const link = await shown.getByLabel('Link').inputValue();

  const other = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await other.goto(new URL(link).pathname);
  await other.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await other.getByLabel('Herhaal wachtwoord').fill(password);
  await other.getByRole('button', { name: 'Activeer mijn account' }).click();
  await expect(other.getByLabel('E-mailadres')).toHaveValue(email);
  await expect(other.getByLabel('Wachtwoord', { exact: true })).toBeFocused();
  await other.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Inloggen' }).click();
  await expect(other).toHaveURL(/\/evaluation-students$/);
  await other.context().close();

  await page.reload();
  await expect(page.getByText(/Het e-mailadres is nog niet bevestigd/)).toBeVisible();
  await expect(page.getByText(link)).toHaveCount(0);
  complaints.length = 0;
});
