import { readFile } from 'node:fs/promises';
import { readPdf } from '../server/src/testing/pdfText.ts';
import { expect, expectFine, panel, test } from './desk.ts';

test('finance lands on the trajectories, invoices one of which it sees only the head, and changes the IBAN', async ({
  page,
  desk,
  signInAs,
}) => {
  const number = `FIN-${desk.trajectoryId}`;
  await signInAs('finance');
  await page.goto('/evaluation-students');
  await expect(page).toHaveURL(/\/trajectories$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Trajecten' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nieuw traject' })).toBeHidden();
  await page.getByLabel('Zoek op naam').fill(desk.clientEmail.slice(0, 18));
  await expect(page.getByText('Geen traject gevonden')).toBeVisible();
  await page.getByLabel('Zoek op naam').fill('fatima');
  await expect(page.getByRole('link', { name: 'Fatima El Amrani' }).first()).toBeVisible();
  await expectFine(page, 'the list for finance');

  await page.goto(`/trajectories/${desk.trajectoryId}`);
  await expect(panel(page, 'Traject')).toContainText('Pieter Hoekstra');
  await expect(page.getByRole('region')).toHaveCount(2);
  await expectFine(page, 'the head of a trajectory');
  await panel(page, 'Facturen').getByRole('button', { name: 'Factuur toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe factuur' });
  await expect(dialog.getByLabel('Factuur aan')).toHaveValue('Fatima El Amrani');
  await dialog.getByLabel('Factuurnummer').fill(number);
  await dialog.getByLabel('Declaratiereferentie').fill('UWV 7');
  await dialog.getByLabel('Adres op de factuur').fill('Kanaalstraat 12\n3531 CJ Utrecht');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Factuur ${number}`);
  await page.getByRole('button', { name: 'Regel toevoegen' }).click();
  const row = page.getByRole('dialog', { name: 'Nieuwe regel' });
  await row.getByRole('combobox', { name: 'Product' }).fill('coaching');
  await page.getByRole('option', { name: 'Coachingsgesprek' }).click();
  await row.getByRole('button', { name: 'Opslaan' }).click();
  await expect(row).toBeHidden();

  const changeIban = async (iban: string) => {
    await page.goto('/invoicing');
    await page.getByRole('button', { name: 'Gegevens wijzigen' }).click();
    const details = page.getByRole('dialog', { name: 'Gegevens wijzigen' });
    await details.getByLabel('IBAN').fill(iban);
    await expectFine(page, 'the invoice details');
    await details.getByRole('button', { name: 'Opslaan' }).click();
    await expect(details).toBeHidden();
  };
  await page.goto('/invoicing');
  const shown = page.getByRole('definition').filter({ hasText: /^NL\d\d / });
  const before = (await shown.textContent()) ?? '';
  await expectFine(page, 'the invoice details page');
  await changeIban('NL20 INGB 0001 2345 67');
  await expect(shown).toHaveText('NL20 INGB 0001 2345 67');

  await page.goto(`/trajectories/${desk.trajectoryId}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Factuur ${number} downloaden` }).click(),
  ]);
  const { text } = await readPdf(await readFile(await download.path()));
  for (const told of [number, 'Fatima El Amrani', 'NL20 INGB 0001 2345 67'])
    expect(text).toContain(told);
  await changeIban(before);
  await expect(shown).toHaveText(before);

  await page.getByRole('link', { name: 'Producten' }).click();
  await expect(page.getByRole('row', { name: /Coachingsgesprek/ })).toBeVisible();
  await expectFine(page, 'the products for finance');
  await page.goto('/admin/people');
  await expect(page).toHaveURL(/\/page_not_found$/);
});
