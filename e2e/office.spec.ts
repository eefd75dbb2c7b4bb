import { readXlsx } from '../server/src/platform/reading/xlsx/readXlsx.ts';
import { aPhone, expect, expectFine, panel, test } from './desk.ts';
import { aDraft, aStatement, daysAgo, exported, mailsTo, makeFinal, typeRow } from './office.ts';

const papers = { 'Download de pdf': /\.pdf$/, 'Download de e-factuur (xml)': /\.xml$/ };

// Closing a period and reading a statement are for a whole organisation: one after the other.

test('an invoice to a municipality goes out with its e-invoice, is paid by the bank’s own word, and is in the books', async ({
  page,
  browser,
  desk,
  signInAs,
}) => {
  test.slow();
  const payer = `Gemeente Zuiderdiep ${desk.trajectoryId}`;
  const email = `${crypto.randomUUID()}@zuiderdiep.example`;
  await signInAs('finance');

  await test.step('the payer is known, with the number that an e-invoice needs', async () => {
    await page.goto('/invoicing/payers');
    await page.getByRole('button', { name: 'Betaler toevoegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Betaler toevoegen' });
    await dialog.getByLabel('Naam').fill(payer);
    await dialog.getByLabel('Adres', { exact: true }).fill('Raadhuisplein 1\n9601 AA Hoogezand');
    await dialog.getByLabel('KvK-nummer').fill('01234567');
    await dialog.getByLabel('E-mail voor facturen').fill(email);
    await dialog.getByRole('combobox', { name: 'E-factuur' }).click();
    await page.getByRole('option', { name: 'NLCIUS (overheid)' }).click();
    await expectFine(page, 'the dialog of a payer');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByRole('row', { name: payer })).toBeVisible();
  });

  await test.step('a draft is filled by keyboard', async () => {
    await desk.open();
    await panel(page, 'Facturen').getByRole('button', { name: 'Factuur toevoegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe factuur' });
    await expect(dialog.getByLabel('Factuur aan')).toHaveValue('Fatima El Amrani');
    await dialog.getByRole('combobox', { name: 'Bekende betaler' }).click();
    await page.getByRole('option', { name: payer }).click();
    await expect(dialog.getByLabel('Factuur aan')).toHaveValue(payer);
    await dialog.getByLabel('Declaratiereferentie').fill(`GZ-${desk.trajectoryId}`);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('De factuur heeft nog geen regels.')).toBeVisible();
    await typeRow(page, { product: 'coachingsgesprek', count: '3' });
    await typeRow(page, { product: 'trainingsdag', count: '1,5' });
    await expect(page.getByText(/Totaal incl. btw\s*€\s1\.161,60/)).toBeVisible();
    await expect(page.getByText('Voor de e-factuur ontbreekt nog iets')).toBeHidden();
  });

  const number = await makeFinal(page);
  const invoice = page.url();
  await expect(page.getByRole('button', { name: 'E-factuur (xml)' })).toBeVisible();

  await test.step('it is mailed with its papers', async () => {
    const mails = panel(page, 'Verstuurd aan de betaler');
    await mails.getByRole('button', { name: 'Factuur mailen' }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(number) });
    await expect(dialog.getByLabel('Aan')).toHaveValue(email);
    await expect(dialog.getByText(/^Bijlagen: .+\.pdf en .+\.xml\.$/)).toBeVisible();
    await expectFine(page, 'the mail of an invoice');
    await dialog.getByRole('button', { name: 'Versturen' }).click();
    // A demo has no mail server.
    await expect(mails).toContainText('Wacht op verzending');
    await expect(mails).toContainText(email);
    await expect(page.getByText('Verstuurd', { exact: true }).first()).toBeVisible();

    const [mail] = await mailsTo(desk, email);
    expect(mail?.subject).toContain(number);
    expect(mail?.attachments.map((name) => name.slice(-4))).toEqual(['.pdf', '.xml']);
    await signInAs('counselor2');
    await page.goto('/outbox');
    const card = page.getByRole('article').filter({ hasText: email });
    await expect(card.getByText(/^Bijlagen: .+\.pdf, .+\.xml$/)).toBeVisible();
    await signInAs('finance');
  });

  await test.step('the payer opens it, and the office sees that', async () => {
    const phone = await aPhone(browser);
    await phone.goto(await desk.linkTo(email));
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`Factuur ${number}`);
    await expect(phone.getByText(/Er staat nog €\s1\.161,60 open/)).toBeVisible();
    await expectFine(phone, 'the page of a payer');
    for (const [button, ending] of Object.entries(papers)) {
      const arriving = phone.waitForEvent('download');
      await phone.getByRole('button', { name: button }).click();
      expect((await arriving).suggestedFilename()).toMatch(ending);
    }
    await phone.context().close();
    await page.goto(invoice);
    await expect(panel(page, 'Verstuurd aan de betaler').getByText(/^Geopend op/)).toBeVisible();
  });

  await test.step('the statement of the bank pays it', async () => {
    await page.goto('/invoices/bank');
    const line = { euros: '1161.60', name: payer, text: `Factuur ${number}` };
    await page.locator('input[type=file]').setInputFiles(aStatement(line));
    await expect(page.getByRole('status').getByText('1 regel gelezen.')).toBeVisible();
    await expect(page.getByText('1 regel is meteen geboekt.')).toBeVisible();
    await expectFine(page, 'what came of a statement');
    await page.getByLabel('Tonen').selectOption('Geboekt');
    await expect(page.getByRole('row', { name: payer })).toContainText(number);
    await expectFine(page, 'booked lines');

    await page.locator('input[type=file]').setInputFiles(aStatement(line));
    await expect(page.getByText(/1 was al bekend\. Er is niets meteen geboekt\./)).toBeVisible();

    await page.goto(invoice);
    await expect(page.getByText('Betaald', { exact: true }).first()).toBeVisible();
    await expect(panel(page, 'Betalingen')).toContainText(/Uit bankafschrift .*1\.161,60/);
    await expectFine(page, 'a paid invoice');
  });

  await test.step('the list of the office finds it, and so do its files', async () => {
    await page.goto('/invoices');
    await page.getByLabel('Zoek op nummer, betaler of kenmerk').fill(payer);
    // It is searched a moment after somebody stops typing.
    await expect(page).toHaveURL(/[?&]q=Gemeente/);
    const row = page.getByRole('row', { name: number });
    await expect(row).toContainText('Betaald');
    await expect(row).toContainText(/€\s1\.161,60/);
    await expectFine(page, 'the list of the office');

    const csv = await exported(page, 'CSV');
    const lines = csv.bytes.toString().split(/\r?\n/);
    expect(csv.name).toMatch(/\.csv$/);
    expect(lines.filter((line) => line.includes(number))).toEqual([
      expect.stringMatching(/960,00.*201,60.*1161,60/),
      expect.stringContaining('1161,60'),
    ]);
    const xlsx = await exported(page, 'Excel');
    expect(xlsx.name).toMatch(/\.xlsx$/);
    const rows = (await readXlsx(xlsx.bytes)).filter(({ cells }) => cells.includes(number));
    expect(rows.map(({ cells }) => cells.includes(payer))).toEqual([true, true]);
    const xaf = await exported(page, 'Auditfile');
    expect(xaf.name).toMatch(/\.xaf$/);
    const audit = xaf.bytes.toString();
    for (const told of ['<auditfile', number, payer, '1161.60']) expect(audit).toContain(told);
  });
});

test('an invoice that is late is reminded of, and one that was wrong is corrected', async ({
  page,
  desk,
  signInAs,
}) => {
  const email = `${crypto.randomUUID()}@traag.example`;
  const late = await aDraft(desk, daysAgo(60));
  await signInAs('finance');
  await page.goto(late);
  const number = await makeFinal(page);
  await expect(page.getByText('Te laat', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Als verstuurd noteren' }).click();

  const mails = panel(page, 'Verstuurd aan de betaler');
  await mails.getByRole('button', { name: 'Herinnering sturen' }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(number) });
  await dialog.getByLabel('Aan').fill(email);
  await dialog.getByLabel('Tekst').press('ControlOrMeta+End');
  await dialog.getByLabel('Tekst').pressSequentially(' Bel ons gerust.');
  await expectFine(page, 'a reminder');
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await expect(mails).toContainText('Eerste herinnering');
  const [reminder] = await mailsTo(desk, email);
  expect(reminder?.text).toContain('Bel ons gerust.');
  expect(reminder?.attachments).toEqual([expect.stringMatching(/\.pdf$/)]);

  // What was proposed waits here; that happens by itself, during office hours.
  await page.goto('/invoices/reminders');
  await expect(panel(page, 'Herinneringen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Herinneringen' })).toBeVisible();
  await expectFine(page, 'the reminders');

  await page.goto(late);
  await page.getByRole('button', { name: 'Crediteren' }).click();
  const credit = page.getByRole('dialog', { name: `Factuur ${number} crediteren` });
  await credit.getByLabel('Factuur verbeteren').check();
  await expectFine(page, 'the ways to credit');
  await credit.getByRole('button', { name: 'Crediteren' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conceptfactuur');
  await expect(page.getByRole('row', { name: /Coachingsgesprek/ })).toBeVisible();
  const better = await makeFinal(page);
  expect(better).not.toBe(number);

  await page.goto(late);
  await expect(page.getByText('Gecrediteerd', { exact: true }).first()).toBeVisible();
  await panel(page, 'Gegevens').getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Creditfactuur \S+$/);
  await expect(
    page.getByText(/Totaal incl. btw\s*€\s-?\s?114,95|-€\s114,95/).first(),
  ).toBeVisible();
  await expectFine(page, 'a credit note');
});

test('a period that is closed takes no more invoices', async ({
  page,
  desk,
  signInAs,
  complaints,
}) => {
  const before = await aDraft(desk, '2020-12-01');
  await signInAs('finance');
  await page.goto('/invoicing/details');
  const closed = panel(page, 'Afgesloten periode');
  await closed.getByRole('button', { name: 'Periode sluiten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Periode sluiten' });
  await dialog.getByLabel('Sluiten tot en met').fill('2020-12-31');
  await expectFine(page, 'closing a period');
  await dialog.getByRole('button', { name: 'Periode sluiten' }).click();
  await page.getByRole('button', { name: 'Ja, sluiten' }).click();
  await expect(closed).toContainText('gesloten tot en met 31 dec 2020');

  await page.goto(before);
  await page.getByRole('button', { name: 'Definitief maken' }).click();
  const question = page.getByRole('dialog', { name: 'Factuur definitief maken?' });
  await question.getByRole('button', { name: 'Definitief maken' }).click();
  await expect(question.getByRole('alert')).toContainText('gesloten tot en met 31 december 2020');
  complaints.length = 0;
});
