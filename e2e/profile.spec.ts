import { callAs, expectFine, panel } from './desk.ts';
import { aPicture } from './files.ts';
import { expect, test } from './fixtures.ts';

test('[EVAL-19] a student fills in their own profile, and sees what an evaluator sees of it', async ({
  page,
  signInAs,
}) => {
  await signInAs('student');
  await page.goto('/evaluation-students');
  await page.getByRole('link', { name: 'Mijn profiel' }).click();
  await expect(page.getByText('Je school kiest wat de mensen zien')).toBeVisible();
  await expectFine(page, 'the profile');

  await page.getByRole('button', { name: 'Taal toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naam').fill('Papiaments');
  await dialog.getByLabel('Spreken').fill('8');
  await expectFine(page, 'a language');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  const languages = panel(page, 'Talen');
  await languages.getByRole('button', { name: 'Toon alle' }).click();
  await expect(languages.getByText('Spreken 8/10, lezen 5/10, schrijven 5/10')).toBeVisible();

  await page.getByRole('button', { name: 'Bestand toevoegen' }).click();
  await page.getByLabel(/Kies bestand/).setInputFiles(aPicture('Mijn werkplek.png'));
  const files = panel(page, 'Bestanden');
  await expect(files.getByRole('button', { name: /^Toon alle/ })).toBeVisible();
  await files.getByRole('button', { name: /^Toon alle/ }).click();
  await files.getByRole('button', { name: 'Mijn werkplek.png openen' }).click();
  await expect(page.getByRole('img', { name: 'Mijn werkplek.png' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Over mij bewerken' }).click();
  await page.getByLabel('Nationaliteit').fill('Nederlandse en Surinaamse');
  await expectFine(page, 'the form');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je profiel is opgeslagen.').first()).toBeVisible();

  await page.goto('/evaluation-students/6/1/1/1');
  const seen = page.getByRole('table', { name: 'Profiel van Sanne Willems' });
  await expect(seen.getByText('Nederlandse en Surinaamse')).toBeVisible();
  await panel(page, 'Talen').getByRole('button', { name: 'Toon alle' }).click();
  await expect(panel(page, 'Talen').getByText('Papiaments')).toBeVisible();

  await page.goto('/profile');
  await files.getByRole('button', { name: /^Toon alle/ }).click();
  await files.getByRole('button', { name: 'Mijn werkplek.png verwijderen' }).click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(files.getByText('Mijn werkplek.png')).toHaveCount(0);
});

// In this file, so that it does not run while the student above adds a file.
test('[EVAL-07, EVAL-09, EVAL-10, EVAL-21] the profile beside the score, with its files', async ({
  page,
  request,
  signInAs,
  complaints,
}) => {
  const call = callAs(request, await signInAs('coordinator'));
  await page.goto('/evaluation-students/6/1/1/1');
  await expect(page.getByRole('img', { name: 'Foto van Sanne Willems' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Profiel van Sanne Willems' })).toBeVisible();
  const files = panel(page, 'Bestanden');
  await files.getByRole('button', { name: /^Toon alle/ }).click();
  await page.getByRole('button', { name: 'Uitleg handen wassen.mp4 openen' }).click();
  const viewer = page.getByRole('dialog', { name: 'Uitleg handen wassen.mp4' });
  await expect(viewer.locator('video')).toBeVisible();
  await expectFine(page, 'the film');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stageverslag De Linde.pdf openen' }).click();
  await expect(page.getByText(/Bladzijde 1 van/)).toBeVisible();
  await page.keyboard.press('Escape');

  const { data } = await call<{ data: { id: number; is_expired: boolean }[] }>(
    'GET',
    '/evaluation-students/6/evaluations?filter=non-pending&per_page=100',
  );
  const expired = data.find(({ is_expired }) => is_expired)?.id;
  await page.goto(`/evaluation-students/6/1/1/${expired}`);
  await expect(page.getByText('De tijd om te beoordelen is voorbij.')).toBeVisible();
  await expect(page.getByText('Sanne Willems')).toHaveCount(0);
  await expectFine(page, 'an expired evaluation');
  complaints.length = 0;
});
