import type { Page } from '@playwright/test';
import { expectFine, panel } from './desk.ts';
import { expect, test } from './fixtures.ts';

const title = `Tevreden ${crypto.randomUUID().slice(0, 8)}`;
const questions = (page: Page) => panel(page, 'Vragen');
const shown = (page: Page) => questions(page).locator('li[data-question] p:first-child');

test('[SVTP-01, SVTP-02, SVTP-03, SVTP-07, SVTP-08] a survey is made, gets its questions, and keeps their order', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(90_000);
  await signInAs('counselor');
  await page.goto('/evaluation-students');
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.getByRole('link', { name: 'Vragenlijsten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vragenlijsten' })).toBeFocused();

  await test.step('it needs a title and a type', async () => {
    await page.getByRole('button', { name: 'Nieuwe vragenlijst' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe vragenlijst' });
    const save = dialog.getByRole('button', { name: 'Opslaan' });
    await expect(save).toBeDisabled();
    await expectFine(page, 'the new survey');
    await dialog.getByLabel('Titel').fill(title);
    await expect(save).toBeDisabled();
    await dialog.getByLabel('Voor wie').selectOption('Voor de werkgever');
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(questions(page)).toContainText('Nog geen vragen');
  });

  await test.step('questions of each kind are added, at the top and at the bottom', async () => {
    await addQuestion(page, 'Het contact was goed.', 'Eén keuze');
    await addQuestion(page, 'Wat vond u prettig?', 'Meer keuzes', ['De gesprekken', 'De mails']);
    await addQuestion(page, 'Welk cijfer geeft u?', 'Cijfer van 1 tot 10');
    await addQuestion(page, 'Wat kan er beter?', 'Open vraag');
    await expect(questions(page)).toContainText('Helemaal oneens');
    await expectFine(page, 'the survey with its questions');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('they can be moved by keyboard, and stay where they were put', async () => {
    await expect(page.getByRole('button', { name: 'Vraag 1 omhoog' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Vraag 4 omlaag' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Vraag 4 omhoog' }).focus();
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/questions/order') && answer.ok(),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Vraag 3 omhoog' })).toBeFocused();
    await saved;
    const moved = [
      'Het contact was goed.',
      'Wat vond u prettig?',
      'Wat kan er beter?',
      'Welk cijfer geeft u?',
    ];
    await expect(shown(page)).toHaveText(moved);
    await page.reload();
    await expect(shown(page)).toHaveText(moved);
  });

  await test.step('a question is changed and deleted', async () => {
    await page.getByRole('button', { name: 'Vraag 2 bewerken' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vraag bewerken' });
    await expect(dialog.getByLabel('Soort vraag')).toHaveCount(0);
    await dialog.getByLabel('Antwoord 2', { exact: true }).fill('De brieven');
    await dialog.getByLabel('‘Iets anders’ mag ook').check();
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(questions(page).getByText('De brieven')).toBeVisible();
    await expect(questions(page).getByText('Iets anders')).toBeVisible();
    await page.getByRole('button', { name: 'Vraag 3 verwijderen' }).click();
    await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
    await expect(page.getByText('De vraag is verwijderd.')).toBeVisible();
    await expect(shown(page)).toHaveCount(3);
  });

  await test.step('the list has it under its type and new title, and lets it be removed', async () => {
    await page.getByRole('button', { name: 'Gegevens bewerken' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vragenlijst bewerken' });
    await expect(dialog.getByLabel('Voor wie')).toHaveCount(0);
    await dialog.getByLabel('Titel').fill(`${title} nieuw`);
    await dialog.getByLabel('Titel').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `${title} nieuw` })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Vragenlijsten' }).click();
    const row = page.getByRole('row', { name: `${title} nieuw` });
    await expect(row).toContainText('Voor de werkgever');
    await page.getByLabel('Voor wie').selectOption('Voor de cliënt');
    await expect(page).toHaveURL(/\?type=client$/);
    await expect(row).toHaveCount(0);
    await page.goBack();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: 'verwijderen' }).click();
    await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
    await expect(page.getByText('De vragenlijst is verwijderd.')).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});

test('[SVTP-02, SVTP-04] what is gone is reported, and a page that does not exist is left', async ({
  page,
  signInAs,
  complaints,
}) => {
  await signInAs('counselor');
  await page.goto('/survey-templates/1');
  await page.route('**/api/survey-templates/1/questions/*', (route) =>
    route.fulfill({ status: 404, json: { status: 404, errors: ['Deze vraag is er niet meer.'] } }),
  );
  const read = page.waitForResponse('**/api/survey-templates/1');
  await page.getByRole('button', { name: 'Vraag 1 verwijderen' }).click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('Deze vraag is er niet meer.')).toBeVisible();
  await read;

  await page.goto('/survey-templates/999999');
  await expect(
    page.getByText('We kunnen sjabloon of vragenlijst 999999 niet vinden.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/page_not_found$/);
  complaints.length = 0;
});

async function addQuestion(page: Page, words: string, kind: string, options: string[] = []) {
  const add = questions(page).getByRole('button', { name: 'Vraag toevoegen' });
  await add.last().click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe vraag' });
  await dialog.getByRole('textbox', { name: 'Vraag', exact: true }).fill(words);
  await dialog.getByLabel('Soort vraag').selectOption(kind);
  for (const option of options) {
    await dialog.getByLabel('Nieuw antwoord').fill(option);
    await dialog.getByLabel('Nieuw antwoord').press('Enter');
  }
  if (options.length > 0) await expectFine(page, 'the question');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await expect(questions(page).getByText(words)).toBeVisible();
}
