import { expect, expectFine, test } from './desk.ts';

test('a student sees what is next, sets a target and looks how far they came', async ({
  page,
  signInAs,
}) => {
  await signInAs('student');
  await page.goto('/evaluations/6');
  const next = page.getByRole('region', { name: 'Wat nu?' });
  await expect(next.getByRole('link', { name: /^Eigen oordeel geven: / }).first()).toBeVisible();
  const aim = next.getByRole('link', { name: /^Professional halen vóór .+: 1\.1 / });
  await expect(aim).toBeVisible();
  await expectFine(page, 'what is next');
  await aim.click();
  await expect(page).toHaveURL(/\/chart\/6\/1$/);

  await page.getByRole('heading', { name: 'Kerntaken en werkprocessen' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Doel stellen' }).click();
  const form = page.getByRole('dialog', { name: 'Doel stellen' });
  await form.getByRole('checkbox', { name: /^2\.3 / }).check();
  await form.getByText('Gevorderd').click();
  await form.getByLabel('Uiterlijk op').fill('30-6-2031');
  await form.getByLabel('Periode').fill('Periode 4');
  await expectFine(page, 'setting a target');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  const row = page.getByRole('table', { name: 'Doelen' }).getByRole('row', { name: /30 jun 2031/ });
  await expect(row).toContainText('Periode 4');

  for (const layer of ['Eigen oordeel', 'Oordeel van anderen', 'Doelen', /^Midden van de klas/])
    await page.getByRole('button', { name: layer }).click();
  const layers = page.getByRole('table', { name: 'De lagen in een tabel' });
  await expect(layers.getByRole('row', { name: /^2\.3 / })).toContainText('Gevorderd');
  await expect(page.getByRole('img', { name: /^Niveaus van 1\.1 / })).toBeVisible();
  await expectFine(page, 'growth');
  await page.setViewportSize({ width: 375, height: 800 });
  await expectFine(page, 'growth on a phone');

  await page.setViewportSize({ width: 1280, height: 800 });
  await row.getByRole('button', { name: /^Doel verwijderen: 2\.3/ }).click();
  await page
    .getByRole('dialog', { name: /^Doel verwijderen/ })
    .getByRole('button', { name: 'Verwijderen' })
    .click();
  await expect(row).toHaveCount(0);
});

test('a teacher reads how a class is doing, and a coordinator how a diploma is', async ({
  page,
  signInAs,
}) => {
  await signInAs('evaluator');
  await page.goto('/groups/1');
  await page.getByRole('link', { name: 'Cijfers' }).click();
  const asked = page.getByRole('table', { name: 'Gevraagd en beantwoord' });
  await expect(asked.getByRole('row', { name: /^Leraar/ })).toBeVisible();
  const levels = page.getByRole('table', { name: 'Niveaus door de tijd' });
  await expect(levels.getByRole('row').nth(1)).toBeVisible();
  await expectFine(page, 'the numbers of a group');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Cijfers downloaden als CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^VIG-2A .+\.csv$/);

  await signInAs('coordinator');
  await page.goto('/groups');
  await page.getByRole('link', { name: 'Cijfers' }).click();
  await page.getByRole('combobox', { name: 'Schooljaar' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/year=20\d\d/);
  await expect(page.getByText('Niveaus door de tijd')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  await expectFine(page, 'the numbers of a diploma on a phone');
});
