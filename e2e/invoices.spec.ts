import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { readPdf } from '../server/src/testing/pdfText.ts';
import { countCalls, expect, expectFine, panel, test } from './desk.ts';

test.use({ counselor: 'counselor' });

test('[INV-01, INV-02, INV-03, INV-04, INV-05, INV-06, INV-09, INV-11, INV-12] an invoice is made, filled with rows and downloaded', async ({
  page,
  desk,
}) => {
  const saved = countCalls(page, 'POST', /\/invoices$/);
  const products = countCalls(page, 'POST', /\/invoice-products$/);
  await desk.open();
  const list = panel(page, 'Facturen');
  await expect(list.getByText('Nog geen facturen')).toBeVisible();
  await list.getByRole('button', { name: 'Factuur toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe factuur' });
  await expect(dialog.getByLabel('Factuurnummer')).toHaveValue(/\d$/);
  await expect(dialog.getByLabel('Factuur aan')).toHaveValue('Fatima El Amrani');
  await expectFine(page, 'the invoice dialog');
  const number = `F-${desk.trajectoryId}`;
  await dialog.getByLabel('Factuurnummer').fill(number);
  await dialog.getByLabel('Adres op de factuur').fill('Kanaalstraat 12\n3531 CJ Utrecht');
  await expect(dialog.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
  await dialog.getByLabel('Declaratiereferentie').fill('WW-88213');
  await dialog.getByLabel('Factuurdatum').fill('2026-11-02');
  await dialog.getByRole('button', { name: 'Opslaan' }).dblclick();

  await expect(page).toHaveURL(/\/trajectory\/\d+\/invoice\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conceptfactuur');
  expect(saved).toEqual([expect.objectContaining({ invoice_number: number, rows: [] })]);
  await expect(page.getByText('De factuur heeft nog geen regels.')).toBeVisible();

  const empty = await page.getByRole('region', { name: 'Regels' }).boundingBox();
  const emptyWidth = empty?.width;

  // A known product fills in its price and VAT.
  const row = await openRow(page);
  await row.getByRole('combobox', { name: 'Product' }).fill('coaching');
  await page.getByRole('option', { name: 'Coachingsgesprek' }).click();
  await expect(row.getByLabel('Prijs per stuk')).toHaveValue('95,00');
  await row.getByLabel('Aantal').fill('2,5');
  await expect(row.getByText(/Bedrag excl. btw: €\s237,50/)).toBeVisible();
  await row.getByLabel('Prijs per stuk').press('ArrowUp');
  await expect(row.getByLabel('Prijs per stuk')).toHaveValue('95,01');
  await row.getByLabel('Btw').press('ArrowUp');
  await expect(row.getByLabel('Btw')).toHaveValue('21,1');
  await row.getByLabel('Btw').fill('21');
  await row.getByLabel('Prijs per stuk').fill('95');
  await expectFine(page, 'the row dialog');
  await row.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('De factuurregel is opgeslagen.')).toBeVisible();

  // An unknown one is made first.
  const product = `Werkplekonderzoek ${desk.trajectoryId}`;
  const other = await openRow(page);
  await other.getByRole('combobox', { name: 'Product' }).fill(product);
  await expect(other.getByText('Dit product is nieuw.')).toBeVisible();
  await other.getByLabel('Prijs per stuk').fill('1.234,56');
  await other.getByLabel('Btw').fill('9');
  await other.getByRole('button', { name: 'Opslaan' }).click();
  await expect(other).toBeHidden();
  expect(products).toEqual([
    expect.objectContaining({ name: product, default_price: 123456, vat_percentage: 90 }),
  ]);

  // A correction says that it is one.
  const back = await openRow(page);
  // Typing the whole name is as good as choosing it, and typing replaces what is in a field.
  await back.getByRole('combobox', { name: 'Product' }).fill(product);
  await page.keyboard.press('Tab');
  await expect(back.getByLabel('Prijs per stuk')).toHaveValue('1234,56');
  await page.keyboard.type('-0,5');
  await expect(back.getByText('Correctie: dit bedrag gaat van de factuur af.')).toBeVisible();
  await back.getByRole('button', { name: 'Opslaan' }).click();
  await expect(back).toBeHidden();

  const totals = page.locator('dl', { hasText: 'Totaal incl. btw' });
  await expect(totals).toContainText(/Totaal excl. btw\s*€\s854,78/);
  await expect(totals).toContainText(/Btw 9% over €\s617,28\s*€\s55,56/);
  await expect(totals).toContainText(/Btw 21% over €\s237,50\s*€\s49,88/);
  await expect(totals).toContainText(/Totaal incl. btw\s*€\s960,22/);
  await expectFine(page, 'the invoice page');
  const { width } = (await page.getByRole('region', { name: 'Regels' }).boundingBox()) ?? {};
  expect(width).toBe(emptyWidth);

  const text = await textOf(await downloadFrom(page), 'Conceptfactuur-WW-88213-2026-11-02.pdf');
  for (const found of ['237,50', '1.234,56', '-617,28', '854,78', '55,56', '49,88', '960,22'])
    expect(text).toContain(found);
  for (const found of ['nog geen factuur', 'WW-88213', 'Fatima El Amrani', 'KvK', 'IBAN', product])
    expect(text).toContain(found);

  await page
    .getByRole('button', { name: `${product} bewerken` })
    .last()
    .click();
  const edit = page.getByRole('dialog', { name: 'Regel bewerken' });
  await expect(edit.getByLabel('Aantal')).toHaveValue('-0,5');
  await edit.getByLabel('Aantal').fill('-1');
  await edit.getByRole('button', { name: 'Opslaan' }).click();
  await expect(totals).toContainText(/Totaal incl. btw\s*€\s287,38/);
  await page
    .getByRole('button', { name: `${product} verwijderen` })
    .last()
    .click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De factuurregel is verwijderd.')).toBeVisible();
  await expect(totals).toContainText(/Totaal incl. btw\s*€\s1\.633,05/);

  await page.getByRole('button', { name: 'Gegevens bewerken' }).click();
  const head = page.getByRole('dialog', { name: 'Factuur bewerken' });
  await head.getByLabel('Declaratiereferentie').fill('WW-9');
  await head.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('WW-9', { exact: true })).toBeVisible();
  await expect(totals).toContainText(/Totaal incl. btw\s*€\s1\.633,05/);

  await page.getByRole('link', { name: 'Fatima El Amrani' }).click();
  await expect(list.getByRole('row', { name: number })).toContainText(/€\s1\.472,06/);
  await list.getByRole('link', { name: `Factuur ${number} bewerken` }).click();
  await expect(page).toHaveURL(/\/invoice\/\d+$/);
  await page.goBack();
  await list.getByRole('button', { name: `Factuur ${number} verwijderen` }).click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De factuur is verwijderd.')).toBeVisible();
  await expect(list.getByText('Nog geen facturen')).toBeVisible();
});

test('an invoice is typed by keyboard, made final and corrected', async ({ page, desk }) => {
  const invoice = { invoice_number: `V-${desk.trajectoryId}`, invoice_date: '2026-11-02' };
  const path = `/trajectories/${desk.trajectoryId}/invoices`;
  const billed = { billed_name: 'UWV', billed_address: 'La Guardiaweg 116\n1043 DL Amsterdam' };
  await desk.call('POST', path, { ...invoice, ...billed, declaration_reference: 'WW-1' });
  await desk.open();
  await panel(page, 'Facturen').getByRole('link', { name: invoice.invoice_number }).first().click();

  const line = page.getByRole('combobox', { name: 'Nieuwe regel: product' });
  await line.fill('coachingsgesprek');
  await line.press('Tab');
  await expect(page.getByLabel('Nieuwe regel: prijs per stuk')).toHaveValue('95,00');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1.250,00');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Coachingsgesprek/ })).toContainText(/€\s2\.500,00/);
  await expect(line).toBeFocused();
  await expect(line).toHaveValue('');
  await expect(page.getByLabel('Nieuwe regel: aantal')).toHaveValue('1');
  await expect(page.getByLabel('Nieuwe regel: prijs per stuk')).toHaveValue('');
  await expect(page.getByLabel('Nieuwe regel: btw')).toHaveValue('standard 210');
  await expectFine(page, 'a draft with its line');

  await page.getByRole('button', { name: 'Korting', exact: true }).click();
  const discount = page.getByRole('dialog', { name: 'Korting geven' });
  await discount.getByRole('textbox', { name: 'Percentage' }).fill('10');
  await discount.getByRole('button', { name: 'Korting toevoegen' }).click();
  await expect(page.getByText(/10% over €\s2\.500,00/)).toBeVisible();

  await page.getByRole('button', { name: 'Definitief maken' }).click();
  const question = page.getByRole('dialog', { name: 'Factuur definitief maken?' });
  await expect(question.getByText(/niet meer wijzigen of verwijderen/)).toBeVisible();
  await question.getByRole('button', { name: 'Definitief maken' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Factuur \S+$/);
  await expect(page.getByText(/^Definitief sinds/)).toBeVisible();
  await expect(line).toBeHidden();
  await expect(page.getByRole('button', { name: 'Regel toevoegen' })).toBeHidden();
  await expectFine(page, 'a final invoice');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const number = `${title}`.replace('Factuur ', '');
  await page.getByRole('button', { name: 'Als verstuurd noteren' }).click();
  await expect(page.getByText('Genoteerd dat de factuur is verstuurd.')).toBeVisible();

  await page.getByRole('button', { name: 'Crediteren' }).click();
  const credit = page.getByRole('dialog', { name: `Factuur ${number} crediteren` });
  await credit.getByLabel('Factuur verbeteren').check();
  await credit.getByRole('button', { name: 'Crediteren' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conceptfactuur');
  await desk.open();
  const list = panel(page, 'Facturen');
  await expect(list.getByRole('row', { name: number }).first()).toContainText('Gecrediteerd');
  await expect(list.getByRole('button', { name: `Factuur ${number} verwijderen` })).toBeHidden();
});

test('[INV-06, INV-07, ERR-06] failures are reported: an unknown invoice, a taken number, a download, a removal', async ({
  page,
  desk,
  complaints,
}) => {
  await page.goto(`/trajectory/${desk.trajectoryId}/invoice/999999`);
  await expect(page).toHaveURL(/\/page_not_found$/);
  await expect(page.getByText('999999')).toBeVisible();

  const path = `/trajectories/${desk.trajectoryId}/invoices`;
  const invoice = { declaration_reference: 'R', invoice_date: '2026-11-02' };
  const invoice_number = `X-${desk.trajectoryId}`;
  await desk.call('POST', path, { ...invoice, invoice_number });
  await desk.open();
  const list = panel(page, 'Facturen');
  await list.getByRole('button', { name: 'Factuur toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe factuur' });
  await expect(dialog.getByLabel('Factuur aan')).toHaveValue('Fatima El Amrani');
  await dialog.getByLabel('Factuurnummer').fill(invoice_number);
  await dialog.getByLabel('Declaratiereferentie').fill('R');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog.getByRole('alert')).toContainText('bestaat al');
  await expect(dialog.getByLabel('Factuurnummer')).toHaveValue(invoice_number);
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Ja, sluiten' }).click();

  await list.getByRole('button', { name: `Factuur ${invoice_number} downloaden` }).click();
  await expect(page.getByText('Downloaden is niet gelukt.')).toBeVisible();
  await page.route('**/api/trajectories/*/invoices/*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, errors: ['x'] } }),
  );
  await list.getByRole('button', { name: `Factuur ${invoice_number} verwijderen` }).click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De factuur is niet verwijderd.')).toBeVisible();
  await expect(list.getByRole('link', { name: invoice_number, exact: true })).toBeVisible();
  complaints.length = 0;
});

async function openRow(page: Page) {
  await page.getByRole('button', { name: 'Regel toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe regel' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function downloadFrom(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download pdf' }).click(),
  ]);
  return download;
}

async function textOf(download: Download, name: string) {
  expect(download.suggestedFilename()).toBe(name);
  const { text } = await readPdf(await readFile(await download.path()));
  return text;
}
