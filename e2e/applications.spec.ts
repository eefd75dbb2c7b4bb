import type { Locator, Page } from '@playwright/test';
import { countCalls, type Desk, expect, expectFine, panel, test } from './desk.ts';

const pdf = { name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };

test('[APPL-01, APPL-02, APPL-04, APPL-05] an application is added with its letter, changed and deleted', async ({
  page,
  desk,
  complaints,
}) => {
  const sent = countCalls(page, 'POST', /\/applications$/);
  await desk.open();
  const list = panel(page, 'Sollicitaties');
  await expect(list.getByText('Nog geen sollicitaties')).toBeVisible();
  await list.getByRole('button', { name: 'Sollicitatie toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe sollicitatie' });
  const save = dialog.getByRole('button', { name: 'Opslaan' });
  await expectFine(page, 'the application dialog');
  await expect(save).toBeDisabled();
  await fill(dialog, 'Gastvrouw woonzorg');
  await expect(save).toBeEnabled();
  await dialog.getByLabel('Bedrijf').fill(' ');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Bedrijf').fill('AxionContinu');
  await dialog.locator('input[type=file]').setInputFiles(pdf);
  await save.dblclick();
  await expect(page.getByText('De sollicitatie is opgeslagen.')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([
    { date: '2026-11-03', vacancy: 'Gastvrouw woonzorg', company: 'AxionContinu' },
  ]);

  for (const name of ['Datum', 'Vacature', 'Bedrijf'])
    await expect(list.getByRole('columnheader', { name })).toBeVisible();
  const row = list.getByRole('row', { name: 'Gastvrouw woonzorg' });
  await expect(row).toContainText('3 nov 2026');
  await expect(row.getByRole('button', { name: /^Bijlagen van .*: 1$/ })).toBeVisible();

  await row.getByRole('button', { name: 'bewerken' }).click();
  const edit = page.getByRole('dialog', { name: 'Sollicitatie bewerken' });
  await expect(edit.locator('input[type=file]')).toHaveCount(0);
  await edit.getByLabel('Bedrijf').fill('Zorgspectrum');
  await edit.getByLabel('Bedrijf').press('Enter');
  await expect(row).toContainText('Zorgspectrum');

  const remove = row.getByRole('button', { name: 'verwijderen' });
  await page.route('**/api/**/applications/*', (route) =>
    route.fulfill({ status: 404, json: { status: 404, errors: ['Not found'] } }),
  );
  await remove.click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De sollicitatie is niet verwijderd.')).toBeVisible();
  await page.unroute('**/api/**/applications/*');
  complaints.length = 0;
  await remove.click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De sollicitatie is verwijderd.')).toBeVisible();
  await expect(list.getByText('Nog geen sollicitaties')).toBeVisible();
});

test('[APPL-03, APPL-04, APPL-06, APPL-08] attachments are added, downloaded and deleted', async ({
  page,
  desk,
  complaints,
}) => {
  await anApplication(desk, 'Gastvrouw', 3);
  await desk.open();
  const dialog = page.getByRole('dialog', { name: 'Bijlagen bij Gastvrouw' });
  await panel(page, 'Sollicitaties')
    .getByRole('button', { name: /^Bijlagen van/ })
    .click();
  await expect(dialog.getByText('Nog geen bijlagen')).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(pdf);
  await expect(page.getByText('Het bestand is geüpload.')).toBeVisible();
  const row = dialog.getByRole('listitem');
  await expect(row).toContainText('brief.pdf');
  await expect(row).toContainText('door Sander Kuipers');
  await expectFine(page, 'the attachments');

  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'brief.pdf downloaden' }).click();
  expect((await download).suggestedFilename()).toBe('brief.pdf');

  await page.route('**/api/**/files/*', (route) => route.abort());
  await row.getByRole('button', { name: 'brief.pdf downloaden' }).click();
  await expect(page.getByText('Downloaden is niet gelukt.')).toBeVisible();
  await row.getByRole('button', { name: 'brief.pdf verwijderen' }).click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De bijlage is niet verwijderd.')).toBeVisible();
  await page.unroute('**/api/**/files/*');
  await row.getByRole('button', { name: 'brief.pdf verwijderen' }).click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('De bijlage is verwijderd.')).toBeVisible();
  await expect(dialog.getByText('Nog geen bijlagen')).toBeVisible();

  const fake = { ...pdf, name: 'nep.pdf', buffer: Buffer.from('<script>') };
  await dialog.locator('input[type=file]').setInputFiles(fake);
  await expect(page.getByText('Dit is nog niet goed.')).toBeVisible();
  await expect(dialog.getByText(/De inhoud van ‘.+’ past niet bij de naam/)).toBeVisible();
  await page.route('**/api/**/files', (route) => route.abort());
  await dialog.locator('input[type=file]').setInputFiles(pdf);
  await expect(dialog.getByRole('alert')).toContainText('Uploaden is niet gelukt.');
  await dialog.getByRole('button', { name: 'Klaar' }).click();
  await expect(dialog).toBeHidden();
  complaints.length = 0;
});

test('[APPL-07, APPL-02] an attachment that fails leaves the application, and can be retried', async ({
  page,
  desk,
  complaints,
}) => {
  await desk.open();
  await page.route('**/api/**/files', (route) => route.abort());
  const list = panel(page, 'Sollicitaties');
  await list.getByRole('button', { name: 'Sollicitatie toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe sollicitatie' });
  await fill(dialog, 'Gastvrouw');
  await dialog.locator('input[type=file]').setInputFiles(pdf);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();

  const attachments = page.getByRole('dialog', { name: 'Bijlagen bij Gastvrouw' });
  await expect(attachments.getByRole('alert')).toContainText('Uploaden is niet gelukt.');
  await expect(attachments.getByText('brief.pdf')).toBeVisible();
  await page.unroute('**/api/**/files');
  await attachments.locator('input[type=file]').setInputFiles(pdf);
  await expect(attachments.getByRole('listitem')).toContainText('brief.pdf');
  await attachments.getByRole('button', { name: 'Klaar' }).click();
  await expect(list.getByRole('row', { name: 'Gastvrouw' })).toHaveCount(1);
  complaints.length = 0;
});

test('[APPL-01] applications come in pages of five, and those from the portfolio can only be read', async ({
  page,
  desk,
}) => {
  for (const day of [1, 2, 3, 4, 5, 6]) await anApplication(desk, `Vacature ${day}`, day);
  await page.route('**/api/**/applications?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const answer = await route.fetch();
    const list = (await answer.json()) as { data: object[] };
    await route.fulfill({ json: { ...list, data: list.data.map(readOnly) } });
  });
  await desk.open();
  const list = panel(page, 'Sollicitaties');
  await expect(list.getByText('1 - 5 van 6 items')).toBeVisible();
  await expect(list.getByRole('row')).toHaveCount(6);
  await list.getByRole('button', { name: 'Pagina 2' }).click();
  await expect(list.getByText('6 - 6 van 6 items')).toBeVisible();
  const row = list.getByRole('row', { name: 'Vacature 1' });
  await expect(row).toContainText('Uit portfolio');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expectFine(page, 'the second page');
});

const readOnly = (application: object) => ({ ...application, readonly: true });

const anApplication = (desk: Desk, vacancy: string, day: number) =>
  desk.call('POST', `/trajectories/${desk.trajectoryId}/applications`, {
    date: `2026-11-0${day}`,
    vacancy,
    company: 'AxionContinu',
  });

async function fill(dialog: Locator | Page, vacancy: string) {
  await expect(dialog.getByLabel('Datum')).not.toHaveValue('');
  await dialog.getByLabel('Datum').fill('2026-11-03');
  await dialog.getByLabel('Vacature').fill(vacancy);
  await dialog.getByLabel('Bedrijf').fill('AxionContinu');
}

test('an application with an older date is shown on the page where it belongs', async ({
  page,
  desk,
}) => {
  for (const day of [1, 2, 3, 4, 5])
    await desk.call('POST', `/trajectories/${desk.trajectoryId}/applications`, {
      date: `2026-10-0${day}`,
      vacancy: `Vacature ${day}`,
      company: 'De Linde',
    });
  await desk.open();
  const list = panel(page, 'Sollicitaties');
  await list.getByRole('button', { name: 'Sollicitatie toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe sollicitatie' });
  await dialog.getByLabel('Datum').fill('01-02-2025');
  await dialog.getByLabel('Vacature').fill('Van vorig jaar');
  await dialog.getByLabel('Bedrijf').fill('De Linde');
  await dialog.getByLabel('Bedrijf').press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(list.getByRole('row', { name: 'Van vorig jaar' })).toBeVisible();
});
