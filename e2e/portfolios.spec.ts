import { readFile } from 'node:fs/promises';
import { aPhone, expectFine, panel } from './desk.ts';
import { expect, test } from './fixtures.ts';

const place = '/portfolio/6/1';

test('a teacher seals a portfolio, the student takes it along, and an exam board checks it', async ({
  browser,
  page,
  signInAs,
}) => {
  await signInAs('evaluator');
  await page.goto('/chart/6/1');
  await page.getByRole('link', { name: 'Portfolio' }).click();
  const sealed = panel(page, 'Verzegelde portfolio’s');
  await expect(page.getByRole('heading', { level: 1, name: /^Portfolio: / })).toBeVisible();
  await expectFine(page, 'the portfolio');
  await sealed.getByRole('button', { name: 'Verzegelen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Portfolio verzegelen?' });
  await expect(dialog.getByRole('radio', { name: 'Nederlands' })).toBeChecked();
  await expectFine(page, 'the question before sealing');
  await dialog.getByRole('button', { name: 'Verzegelen' }).click();
  await expect(dialog).toHaveCount(0);
  const row = sealed.getByRole('listitem').first();
  await expect(row.getByText(/^Verzegeld op /)).toBeVisible();
  const code = (await row.getByText(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/).textContent()) ?? '';

  await signInAs('student');
  await page.goto(place);
  await expect(panel(page, 'Badges')).toBeVisible();
  await expect(sealed.getByRole('button', { name: 'Verzegelen' })).toHaveCount(0);
  const taken = page.waitForEvent('download');
  await row.getByRole('button', { name: /^PDF van / }).click();
  const pdf = await readFile(await (await taken).path());
  const zipped = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Zip met bestanden van / }).click();
  expect((await zipped).suggestedFilename()).toMatch(/\.zip$/);

  const board = await aPhone(browser);
  await board.goto('/verify');
  await expect(board.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await expectFine(board, 'the page that asks for a code');
  await board.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase().replaceAll('-', ' '));
  await board.getByRole('button', { name: 'Controleren' }).click();
  await expect(board.getByRole('heading', { name: 'Dit portfolio geldt' })).toBeVisible();
  const choose = board.getByLabel('PDF kiezen');
  const file = { name: 'portfolio.pdf', mimeType: 'application/pdf', buffer: pdf };
  await choose.setInputFiles(file);
  await expect(board.getByText('Dit is de verzegelde PDF')).toBeVisible();
  await expectFine(board, 'what was sealed');
  await choose.setInputFiles({ ...file, buffer: Buffer.concat([pdf, Buffer.from(' ')]) });
  await expect(board.getByText('Dit is niet de verzegelde PDF')).toBeVisible();
  await expectFine(board, 'what was not sealed');
});

test('a portfolio that was withdrawn says so, and a code that nobody gave is unknown', async ({
  page,
  signInAs,
  complaints,
}) => {
  await signInAs('coordinator');
  await page.goto(place);
  const sealed = panel(page, 'Verzegelde portfolio’s');
  await sealed.getByRole('button', { name: 'Verzegelen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verzegelen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = sealed.getByRole('listitem').first();
  await row.getByRole('button', { name: /^Portfolio van .* intrekken$/ }).click();
  const dialog = page.getByRole('dialog', { name: /intrekken$/ });
  await dialog.getByRole('textbox', { name: 'Reden' }).fill('Een niveau was van een ander.');
  await expectFine(page, 'withdrawing');
  await dialog.getByRole('button', { name: 'Intrekken' }).click();
  await expect(row.getByText(/^Ingetrokken op /)).toBeVisible();
  const code = (await row.getByText(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/).textContent()) ?? '';
  await page.goto(`/verify/${code}`);
  await expect(page.getByRole('heading', { name: 'Dit portfolio is ingetrokken' })).toBeVisible();
  await expect(page.getByText('Een niveau was van een ander.')).toBeVisible();
  await page.goto(`/verify/${'0'.repeat(28)}`);
  await expect(page.getByRole('heading', { name: 'We kennen deze code niet' })).toBeVisible();
  await expectFine(page, 'a code that is unknown');
  // The browser tells of the answer that there is none.
  complaints.length = 0;
});
