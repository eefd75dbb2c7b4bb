import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { anXlsx, asSheet } from '../server/src/platform/reading/xlsx/xlsx.testing.ts';
import { callAs, expect, expectFine, panel, test } from './desk.ts';

const mark = () => crypto.randomUUID().slice(0, 8);
const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});
type Named = { id: number; name: string };

test('[ADM-04] an admin arranges a list: adds, moves, renames, archives and restores', async ({
  page,
  request,
  signInAs,
}) => {
  test.setTimeout(120_000);
  const call = callAs(request, await signInAs('admin'));
  const offered = async (path: string) =>
    (await call<Named[]>('GET', path)).map(({ name }) => name);
  const level = `Praktijkroute ${mark()}`;

  await test.step('through the menu to a list, where a choice is added', async () => {
    await page.goto('/admin');
    const tabs = page.getByRole('navigation', { name: 'Beheer' });
    await tabs.getByRole('link', { name: 'Keuzelijsten' }).click();
    await page.getByRole('link', { name: 'Opleidingsniveaus' }).click();
    await expect(page).toHaveURL(/list=study-levels/);
    await add(page, level);
    await expect.poll(() => offered('/study-levels')).toContain(level);
    await expectFine(page, 'a list in order');
  });

  await test.step('it can be moved by keyboard, and stays where it was put', async () => {
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/order') && answer.ok());
    await page.getByRole('button', { name: `${level} omhoog` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `${level} omhoog` })).toBeFocused();
    await saved;
    await page.reload();
    await expect(page.getByRole('row').nth(-2)).toContainText(level);
    await expect.poll(async () => (await offered('/study-levels')).at(-2)).toBe(level);
  });

  await test.step('archived, it is offered to nobody; restored, to everybody', async () => {
    await page.getByRole('button', { name: `${level} archiveren` }).click();
    await expect(page.getByRole('dialog')).toContainText('blijft zoals het is');
    await expectFine(page, 'the question');
    await page.getByRole('button', { name: 'Archiveer', exact: true }).click();
    await expect(page.getByRole('row', { name: level })).toHaveCount(0);
    await expect.poll(() => offered('/study-levels')).not.toContain(level);
    await page.getByRole('button', { name: /^Toon gearchiveerde/ }).click();
    await page.getByRole('button', { name: `${level} terugzetten` }).click();
    await page.getByRole('button', { name: 'Zet terug', exact: true }).click();
    await expect.poll(() => offered('/study-levels')).toContain(level);
    await page.getByRole('button', { name: `${level} archiveren` }).click();
    await page.getByRole('button', { name: 'Archiveer', exact: true }).click();
    await expect.poll(() => offered('/study-levels')).not.toContain(level);
  });

  await test.step('a standard choice that is renamed becomes the organisation’s own, beside the old one', async () => {
    const name = `Biologie ${mark()}`;
    await page.getByRole('link', { name: 'Studies' }).click();
    // The box of the list before it may still be there for a moment.
    await expect(async () => {
      await page.getByRole('searchbox', { name: 'Zoek in deze lijst' }).fill('biologie');
      await expect(page).toHaveURL(/biologie/, { timeout: 2000 });
    }).toPass();
    await page.getByRole('button', { name: 'Biologie bewerken', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Biologie bewerken' });
    await expect(dialog).toContainText('houdt de oude naam');
    await dialog.getByLabel('Naam', { exact: false }).first().fill(name);
    await expectFine(page, 'the dialog of a study');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByRole('row', { name })).toContainText('Eigen');
    await page.getByRole('button', { name: /^Toon gearchiveerde/ }).click();
    const old = page.getByRole('table', { name: 'Gearchiveerd' });
    await expect(old.getByRole('row', { name: 'Biologie' })).toContainText('Standaard');
  });

  await test.step('a product has its price and VAT', async () => {
    const product = `Begeleiding ${mark()}`;
    await page.getByRole('link', { name: 'Factuurproducten' }).click();
    await add(page, product, async () => {
      await page.getByLabel('Prijs').fill('97,50');
      await page.getByLabel('Btw').fill('9');
      await expectFine(page, 'the dialog of a product');
    });
    await expect(page.getByRole('row', { name: product })).toContainText('97,50');
    await expect(page.getByRole('row', { name: product })).toContainText('9%');
    await expect.poll(() => offered('/invoice-products')).toContain(product);
  });
});

test('[ADM-05] a diploma is imported once its file is right, and students are enrolled from a pasted list', async ({
  page,
  signInAs,
  complaints,
}) => {
  test.setTimeout(120_000);
  await signInAs('admin');
  const title = `Gastheer ${mark()}`;
  const head = 'diploma;niveau;code;editie;kerntaak;werkproces;omschrijving;starter';
  const file = (edition: string) =>
    csv(
      'goed.csv',
      head,
      `${title};Mbo 2;25000;${edition};Gasten ontvangen;Begroet gasten;Aan de deur;Met hulp`,
      ';;;;;Neemt jassen aan;;',
      ';;;;Serveren;Dekt tafels;;',
    );
  const choose = (chosen: ReturnType<typeof csv>) =>
    page.getByRole('dialog').locator('input[type=file]').setInputFiles(chosen);

  await test.step('mistakes are named by line, and nothing is imported', async () => {
    await page.goto('/admin/diplomas');
    await page.getByRole('button', { name: 'Diploma importeren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Diploma importeren' });
    const example = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download een voorbeeld' }).click();
    const path = await (await example).path();
    await dialog.locator('input[type=file]').setInputFiles({
      ...csv('voorbeeld.csv'),
      buffer: await readFile(path),
    });
    await expect(dialog.getByText('Helpt bij wassen')).toBeVisible();
    await choose(csv('fout.csv', head, `${title};Mbo 2;;;;Begroet gasten;;`));
    await expect(dialog.getByRole('row', { name: /^2 / })).toContainText('vul dit in');
    await expect(dialog.getByRole('button', { name: 'Importeer' })).toBeDisabled();
    await expectFine(page, 'the mistakes');
  });

  await test.step('the contents of a correct file are shown before it is imported', async () => {
    await choose(file('2026'));
    const dialog = page.getByRole('dialog', { name: 'Diploma importeren' });
    await dialog.getByText('Begroet gasten').click();
    await expect(dialog.getByText('Aan de deur')).toBeVisible();
    await expectFine(page, 'the preview');
    await dialog.getByRole('button', { name: 'Importeer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(panel(page, 'Kerntaken')).toContainText('Neemt jassen aan');
  });

  await test.step('unknown addresses are named; a correct list enrols everybody on it', async () => {
    await page.getByRole('button', { name: 'Studenten inschrijven' }).click();
    const dialog = page.getByRole('dialog', { name: 'Studenten inschrijven' });
    const emails = dialog.getByLabel('E-mailadressen');
    const right = '<fleur.aarts@student.example>; mila.jansen@student.example';
    await emails.fill(`${right}\nniemand@student.example`);
    await dialog.getByRole('button', { name: 'Schrijf in' }).click();
    await expect(dialog.getByRole('alert')).toContainText('niemand@student.example');
    await expectFine(page, 'the list to enrol');
    await emails.fill(right);
    await dialog.getByRole('button', { name: 'Schrijf in' }).click();
    await expect(page.getByText('2 studenten ingeschreven.')).toBeVisible();
    const students = panel(page, 'Studenten');
    await students.getByRole('searchbox').fill('mila');
    await expect(students.getByRole('row', { name: /Fleur/ })).toHaveCount(0);
    await students.getByRole('button', { name: 'Mila Jansen uitschrijven' }).click();
    await page.getByRole('button', { name: 'Schrijf uit' }).click();
    await expect(students).toContainText('Niemand gevonden');
  });

  await test.step('a new version stands beside the old one, which is archived', async () => {
    await page.getByRole('button', { name: 'Nieuwe versie' }).click();
    await choose(file('2026'));
    const dialog = page.getByRole('dialog', { name: 'Nieuwe versie' });
    await expect(dialog.getByRole('row', { name: /andere editie/ })).toBeVisible();
    await choose(file('2027'));
    await dialog.getByRole('button', { name: 'Importeer' }).click();
    await expect(panel(page, 'Gegevens')).toContainText('2027');
    await page.goBack();
    await expect(panel(page, 'Gegevens')).toContainText('2026');
    await page.getByRole('button', { name: 'Archiveer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archiveer' }).click();
    await expect(page.getByText('Dit diploma is gearchiveerd')).toBeVisible();
    await expectFine(page, 'an archived diploma');
    await page.getByRole('main').getByRole('link', { name: 'Diploma’s' }).last().click();
    await expect(page.getByRole('row', { name: title })).toContainText('2027');
  });
  // The browser itself reports that a list was refused.
  complaints.length = 0;
});

test('[ADM-06] clients are imported from a spreadsheet once every row is right', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  const name = `Importeur${mark()}`;
  const email = `${name.toLowerCase()}@mail.example`;
  const input = page.getByRole('main').locator('input[type=file]');
  await page.goto('/admin/imports');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('a wrong row is shown first, with its reason', async () => {
    const sheet = asSheet([
      ['E-mail', 'Voornaam', 'Achternaam', 'Geboortedatum', 'Lievelingskleur'],
      [email, 'Jan', name, '31-12-1984', 'rood'],
      ['geen adres', 'Piet', name, '30-02-1990', ''],
    ]);
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await expectFine(page, 'the choice of a file');
    await input.setInputFiles({ name: 'lijst.xlsx', mimeType, buffer: anXlsx({ sheet }) });
    await page.getByRole('button', { name: 'Bekijk bestand' }).click();
    await expect(page.getByText('1 rij is niet goed')).toBeVisible();
    await expect(page.getByText('Lievelingskleur')).toBeVisible();
    await expectFine(page, 'the wrong rows');
    const first = panel(page, 'Rijen').getByRole('row').nth(1);
    await expect(first).toContainText('geen geldig e-mailadres');
    await expect(first).toContainText('geen bestaande datum');
    await expect(page.getByRole('button', { name: /^Importeer/ })).toHaveCount(0);
  });

  await test.step('a correct file is imported once confirmed', async () => {
    await page.getByRole('button', { name: 'Ander bestand' }).click();
    const lines = ['e-mail;voornaam;achternaam', `${email};Jan;${name}`, `x${email};Piet;${name}`];
    await input.setInputFiles(csv('lijst.csv', ...lines));
    await page.getByRole('button', { name: 'Bekijk bestand' }).click();
    await page.getByRole('button', { name: 'Importeer 2 nieuwe personen' }).click();
    await expect(page.getByText('2 cliënten toegevoegd')).toBeVisible();
    await expectFine(page, 'the end of an import');
    await page.getByRole('link', { name: 'Bekijk deze personen' }).click();
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByRole('row', { name: `Jan ${name}` })).toContainText('Cliënt');
  });

  await test.step('and the import is undone as a whole', async () => {
    await page.goto('/admin/imports');
    const past = panel(page, 'Eerdere imports');
    await expect(past).toBeVisible();
    await expectFine(page, 'what was imported before');
    await past.getByRole('button', { name: 'Ongedaan maken' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Maak ongedaan' }).click();
    await expect(page.getByText('De import is ongedaan gemaakt.')).toBeVisible();
    await page.goto(`/admin/people?q=${name}`);
    await expect(page.getByText('Niemand gevonden')).toBeVisible();
  });
});

async function add(page: Page, name: string, fillIn = async () => {}) {
  await page.getByRole('button', { name: 'Toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naam').fill(name);
  await fillIn();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
}
