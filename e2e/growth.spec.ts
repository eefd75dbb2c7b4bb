import { callAs, expect, expectFine, test } from './desk.ts';

const student = 6;
type Growth = {
  processes: { work_process: { number: string }; levels: { score: number }[] }[];
};

test('a student sets a target, sees that it is next, and looks how far they came', async ({
  page,
  request,
  signInAs,
}) => {
  const call = callAs(request, await signInAs('student'));
  const path = `/evaluation-students/${student}/growth?diploma_id=1`;
  const { processes } = await call<Growth>('GET', path);
  const low = processes.find(({ levels }) => levels.every(({ score }) => score < 3));
  const number = low?.work_process.number ?? '';
  expect(number, 'a work process below professional').not.toBe('');
  const period = `Periode ${Date.now()}`;
  const tomorrow = new Date(Date.now() + 30 * 60 * 60 * 1000);

  await page.goto(`/chart/${student}/1`);
  const tasks = page.getByRole('heading', { name: 'Kerntaken en werkprocessen' });
  // A window that ends just below the targets: they peek in, and nothing scrolls.
  await page.setViewportSize({ width: 1440, height: 500 });
  const { y } = (await tasks.boundingBox()) ?? { y: 0 };
  await page.setViewportSize({ width: 1440, height: Math.ceil(y) + 30 });
  await page.getByRole('button', { name: 'Doel stellen' }).click();
  const form = page.getByRole('dialog', { name: 'Doel stellen' });
  await form.getByRole('checkbox', { name: new RegExp(`^${number} `) }).check();
  await form.getByText('Professional').click();
  await form.getByLabel('Uiterlijk op').fill(tomorrow.toLocaleDateString('nl-NL'));
  await form.getByLabel('Periode').fill(period);
  await expectFine(page, 'setting a target');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  const row = page.getByRole('table', { name: 'Doelen' }).getByRole('row', { name: period });
  await expect(row).toContainText('Nog niet gehaald');

  await page.getByRole('button', { name: 'Vergelijken' }).click();
  for (const layer of ['Eigen oordeel', 'Oordeel van anderen', 'Doelen', /^Midden van de klas/])
    await page.getByRole('button', { name: layer }).click();
  const layers = page.getByRole('table', { name: 'De lagen in een tabel' });
  await expect(layers.getByRole('row', { name: new RegExp(`^${number} `) })).toContainText(
    'Professional',
  );
  await expect(page.getByRole('img', { name: /^Niveaus van 1\.1 / })).toBeVisible();
  await expectFine(page, 'growth');

  await page.goto(`/evaluations/${student}`);
  const next = page.getByRole('region', { name: 'Wat nu?' });
  const aim = next.getByRole('link', {
    name: new RegExp(`^Professional halen, uiterlijk op .+: ${number} `),
  });
  await expect(aim.first()).toBeVisible();
  await expectFine(page, 'what is next');
  await aim.first().click();
  await expect(page).toHaveURL(/\/chart\/6\/1$/);
  await tasks.scrollIntoViewIfNeeded();
  await row.getByRole('button', { name: /^Doel verwijderen: / }).click();
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
  await expect(page.getByText('Niveaus door de tijd')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  await expectFine(page, 'the numbers of a diploma on a phone');
});
