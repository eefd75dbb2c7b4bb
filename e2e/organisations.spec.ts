import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../server/src/testing/pdfText.ts';
import { enterBy } from './accounts.ts';
import { callAs, expect, expectFine, linkTo, panel, test } from './desk.ts';
import { remember } from './fixtures.ts';

// In one file, because each changes the settings of the same organisation: one after the other.

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
  await expect(panel(page, 'Uren en tarieven')).toContainText('Nog niets afgesproken');
  await expect(page.getByRole('region')).toHaveCount(3);
  await expectFine(page, 'the head of a trajectory');
  await panel(page, 'Facturen').getByRole('button', { name: 'Factuur toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe factuur' });
  await expect(dialog.getByLabel('Factuur aan')).toHaveValue('Fatima El Amrani');
  await dialog.getByLabel('Factuurnummer').fill(number);
  await dialog.getByLabel('Declaratiereferentie').fill('UWV 7');
  await dialog.getByLabel('Adres op de factuur').fill('Kanaalstraat 12\n3531 CJ Utrecht');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conceptfactuur');
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
  for (const told of ['Conceptfactuur', 'UWV 7', 'Fatima El Amrani', 'NL20 INGB 0001 2345 67'])
    expect(text).toContain(told);
  await changeIban(before);
  await expect(shown).toHaveText(before);

  await page.getByRole('link', { name: 'Producten' }).click();
  await expect(page.getByRole('row', { name: /Coachingsgesprek/ })).toBeVisible();
  await expectFine(page, 'the products for finance');
  await page.goto('/admin/people');
  await expect(page).toHaveURL(/\/page_not_found$/);
});

test('an admin chooses what care recipients see; they see that at once, and the student reads it', async ({
  page,
  request,
  signInAs,
}) => {
  const call = callAs(request, await signInAs('coordinator'));
  const email = `${crypto.randomUUID()}@zorg.example`;
  const asked = { role: 'recipient', email, first_name: 'Riet', last_name: 'Zandstra' };
  const which = { diploma_id: 1, work_process_ids: [1] };
  await call('POST', '/evaluation-students/6/evaluations', { ...which, ...asked });
  await remember(page, { token: '' });
  await enterBy(page, {
    link: await linkTo(call)(email, 'activate'),
    email,
    password: 'een lange zin om te onthouden',
  });
  const profile = page.getByRole('table', { name: 'Profiel van Sanne Willems' });
  const openIt = async () => {
    await page.goto('/pending-evaluations');
    await page.getByRole('link', { name: 'Sanne Willems', exact: true }).click();
    await expect(page.getByText('Je beoordeelt werkproces 1.1 als zorgvrager')).toBeVisible();
  };
  await openIt();
  await expect(page.getByText('Sanne Willems', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(5);
  await expect(profile).toHaveCount(0);
  await expectFine(page, 'the work process alone');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');

  await signInAs('admin');
  await chooseForRecipients(page, 'Ook het profiel');
  await remember(page, { token });
  await openIt();
  await expect(profile).toBeVisible();

  await signInAs('student');
  await page.goto('/profile');
  await expect(page.getByText(/Zorgvragers zien dit profiel, maar niet je grafiek/)).toBeVisible();
  await page.getByRole('button', { name: 'Wie kan dit zien?' }).click();
  const riet = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Riet Zandstra' });
  await expect(riet.first()).toContainText('Zorgvrager: ook het profiel');
  await expect(riet.last(), 'who opened it').toContainText(/keer/);
  await expectFine(page, 'who can see this');

  await signInAs('admin');
  await chooseForRecipients(page, 'Alleen het werkproces');
  await remember(page, { token });
  await openIt();
  await expect(page.getByRole('radio')).toHaveCount(5);
  await expect(profile).toHaveCount(0);
});

async function chooseForRecipients(page: Page, what: string) {
  await page.goto('/admin/organisations/1');
  await page.getByRole('button', { name: 'Wie ziet wat wijzigen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Zorgvrager' }).click();
  await page.getByRole('option', { name: what, exact: true }).click();
  await expectFine(page, 'who sees what');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toHaveCount(0);
}
