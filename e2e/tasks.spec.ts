import type { Page } from '@playwright/test';
import { aPhone, expect, expectFine, panel, pressTwice, test } from './desk.ts';
import { aPdf } from './files.ts';

test.use({ counselor: 'counselor' });

const plan = `Eerste maand ${crypto.randomUUID().slice(0, 8)}`;
const list = (page: Page) => panel(page, 'Taken');
const row = (page: Page, title: string) =>
  list(page).getByRole('listitem').filter({ hasText: title });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const wide = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });

test('a plan is made and applied, the client ticks off by mail with a file, and the counselor sees it', async ({
  page,
  desk,
  browser,
}) => {
  test.setTimeout(150_000);
  const phone = await aPhone(browser);

  await test.step('the counselor makes a plan and puts its steps in order', async () => {
    await page.goto('/action-plans');
    await page.getByRole('button', { name: 'Nieuw actieplan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuw actieplan' });
    await dialog.getByLabel('Titel').fill(plan);
    await expectFine(page, 'the new plan');
    await wide(page);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(heading(page, plan)).toBeVisible();
    await addStep(page, { title: 'Cv sturen', doer: 'De cliënt', amount: '4' });
    await addStep(page, { title: 'Kennismaken', doer: 'De adviseur', amount: '1' });
    await expectFine(page, 'the plan with its steps');
    await wide(page);
    await page.getByRole('button', { name: 'Stap 2 omhoog' }).focus();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Stap 1 omlaag' })).toBeFocused();
    await saved;
    await page.reload();
    await expect(panel(page, 'Stappen').locator('li[data-step] p:first-child')).toHaveText([
      'Kennismaken',
      'Cv sturen',
    ]);
  });

  await test.step('applying it twice adds nothing twice', async () => {
    await desk.open();
    await expect(list(page)).toContainText('Nog geen taken');
    await apply(page);
    await expect(page.getByText('Er zijn 2 taken toegevoegd.')).toBeVisible();
    await expect(row(page, 'Cv sturen')).toContainText('Wordt gemaild op');
    await apply(page);
    await expect(page.getByText('Alles uit dit plan staat er al.')).toBeVisible();
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('a task of one’s own is added and ticked off, which can be undone', async () => {
    await list(page).getByRole('button', { name: 'Taak toevoegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe taak' });
    await dialog.getByLabel('Wat moet er gebeuren?').fill('Terugbellen');
    await dialog.getByLabel('Uiterlijk op').fill('1-11-2025');
    await expectFine(page, 'the new task');
    await wide(page);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(row(page, 'Terugbellen')).toContainText('Te laat: uiterlijk 1 nov 2025');
    await list(page).getByRole('button', { name: 'Vink af: Terugbellen' }).click();
    await expect(row(page, 'Terugbellen')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(row(page, 'Terugbellen')).toBeVisible();
    await expectFine(page, 'the dashboard with tasks');
    await wide(page);
  });

  await test.step('the client gets the mail and ticks it off with a line and a file', async () => {
    await list(page).getByRole('button', { name: 'Mail nu: Cv sturen' }).click();
    await expect(page.getByText(`De mail wordt verstuurd naar ${desk.clientEmail}.`)).toBeVisible();
    const link = await desk.linkTo(desk.clientEmail);
    await phone.goto(link);
    await expect(heading(phone, 'Cv sturen')).toBeFocused();
    await phone.getByLabel('Wilt u er iets bij schrijven?').fill('Dit is mijn nieuwe cv.');
    await phone.getByLabel('Voeg een foto of bestand toe').setInputFiles(aPdf('cv.pdf', 'Cv'));
    await expect(phone.getByText('Gekozen: cv.pdf.')).toBeVisible();
    await expectFine(phone, 'the task');
    await phone.setViewportSize({ width: 375, height: 812 });
    const done = phone.getByRole('button', { name: 'Ik heb dit gedaan' });
    await pressTwice(phone, done, '**/api/task-requests/*');
    await expect(heading(phone, 'Deze taak is gedaan')).toBeFocused();
    await phone.goto(link);
    await expect(phone.getByText('Dit is mijn nieuwe cv.')).toBeVisible();
    await expect(phone.getByText('U stuurde het bestand cv.pdf mee.')).toBeVisible();
    await expectFine(phone, 'what was said');
  });

  await test.step('the counselor sees it', async () => {
    await desk.open();
    await expect(row(page, 'Kennismaken')).toBeVisible();
    await expect(row(page, 'Cv sturen')).toHaveCount(0);
    await list(page).getByRole('button', { name: /3/ }).click();
    await expect(row(page, 'Cv sturen')).toContainText('Dit is mijn nieuwe cv.');
    await expect(row(page, 'Cv sturen')).toContainText('door Fatima El Amrani');
    const download = page.waitForEvent('download');
    await row(page, 'Cv sturen').getByRole('button', { name: 'cv.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('cv.pdf');
  });
  await phone.context().close();
});

type Step = { title: string; doer: string; amount: string };

async function addStep(page: Page, { title, doer, amount }: Step) {
  await page.getByRole('button', { name: 'Stap toevoegen' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe stap' });
  await dialog.getByLabel('Wat moet er gebeuren?').fill(title);
  await dialog.getByLabel('Wie doet het').selectOption(doer);
  await dialog.getByLabel('Aantal').fill(amount);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel(page, 'Stappen')).toContainText(title);
}

async function apply(page: Page) {
  await list(page).getByRole('button', { name: 'Actieplan toepassen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Actieplan toepassen' });
  await dialog.getByRole('combobox', { name: 'Actieplan' }).click();
  await page.getByRole('option', { name: plan }).click();
  await dialog.getByRole('button', { name: 'Toepassen' }).click();
  await expect(dialog).toBeHidden();
}
