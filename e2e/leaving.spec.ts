import type { Page } from '@playwright/test';
import { expect, panel, test } from './desk.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Sluiten zonder opslaan?' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'Verder invullen' });
const go = (page: Page) => question(page).getByRole('button', { name: 'Ja, sluiten' });

const typedNote = 'Niet kwijtraken';

async function startNote(page: Page) {
  await panel(page, 'Notities').getByRole('button', { name: 'Notitie toevoegen' }).click();
  const note = page.getByRole('dialog', { name: 'Nieuwe notitie' }).getByLabel('Notitie');
  await note.fill(typedNote);
  return note;
}

async function signInAgain(page: Page) {
  await page.getByLabel('E-mailadres').fill('counselor2@demo.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('demo-demo-demo');
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

test('the back button asks before a half-written note is lost', async ({ page, desk }) => {
  await page.goto('/trajectories');
  await page.getByRole('link', { name: 'Fatima El Amrani' }).first().click();
  await expect(page).toHaveURL(/\/trajectories\/\d+$/);
  const note = await startNote(page);
  await page.goBack();
  await stay(page).click();
  await expect(page).toHaveURL(/\/trajectories\/\d+$/);
  await expect(note).toHaveValue('Niet kwijtraken');
  await page.goBack();
  await go(page).click();
  await expect(page).toHaveURL(/\/trajectories$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Trajecten' })).toBeVisible();
  expect(await desk.call('GET', `/trajectories/${desk.trajectoryId}/notes`)).toEqual([]);
});

test('the menu, the tab and signing out ask too, until the profile is saved', async ({
  page,
  desk,
}) => {
  await desk.open();
  const profile = panel(page, 'Profiel');
  await profile.getByRole('button', { name: 'Profiel bewerken' }).click();
  await profile.getByLabel('Voornaam').fill('Fatimah');
  const students = page.getByRole('link', { name: 'Studenten', exact: true });

  await students.click();
  await stay(page).click();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await stay(page).click();
  const closing = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const asked = await closing;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await expect(profile.getByLabel('Voornaam')).toHaveValue('Fatimah');

  await profile.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('De cliënt is opgeslagen.')).toBeVisible();
  await students.click();
  await expect(page).toHaveURL(/\/evaluation-students$/);
  await expect(question(page)).toBeHidden();
});

test('[SHELL-17, SHELL-24] a session that ends while somebody is typing keeps it, and offers it back', async ({
  page,
  desk,
  complaints,
}) => {
  await desk.open();
  await startNote(page);
  await desk.call('POST', '/auth/logout');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  await expect(page.getByText('Je sessie is afgelopen. Log opnieuw in.')).toHaveCount(1);
  await expect(page.getByText('Wat je typte, is op dit apparaat bewaard.')).toBeVisible();
  await expect(page.getByText('Er ging iets mis')).toHaveCount(0);
  await expect(question(page)).toBeHidden();
  await signInAgain(page);
  await expect(page.getByText('Je typte iets dat niet is opgeslagen')).toBeVisible();
  await page.getByRole('button', { name: 'Notitie toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Zet het terug' }).click();
  await expect(dialog.getByLabel('Notitie')).toHaveValue(typedNote);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('De notitie is opgeslagen.')).toBeVisible();
  await expect(page.getByText('Je typte iets dat niet is opgeslagen')).toBeHidden();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^draft:\d/.test(key)),
  );
  expect(kept).toEqual([]);
  complaints.length = 0;
});

test('[SHELL-24] what was typed waits eight hours for its writer after the session ended', async ({
  page,
  desk,
  complaints,
}) => {
  await page.clock.install();
  await page.goto('/document-templates/new');
  await page.getByLabel('Naam').first().fill('Half geschreven');
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^draft:\d/.test(key)));
  await page.clock.runFor(2000);
  await expect.poll(drafts).toHaveLength(1);
  await desk.call('POST', '/auth/logout');
  await page.getByRole('button', { name: 'Opslaan' }).first().click();
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  await page.clock.fastForward('07:50:00');
  expect(await drafts()).toHaveLength(1);
  await page.clock.fastForward('00:12:00');
  await expect.poll(drafts).toEqual([]);
  await page.reload();
  expect(await drafts()).toEqual([]);
  complaints.length = 0;
});

test('[SHELL-24] signing out in one tab ends the other, with what was typed in it', async ({
  page,
  desk,
  context,
}) => {
  await desk.open();
  await startNote(page);
  const other = await context.newPage();
  await other.goto('/evaluation-students');
  await other.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
});

test('coming back to a client keeps the page when it cannot be reloaded', async ({
  page,
  desk,
  complaints,
}) => {
  await page.clock.install();
  await desk.open();
  await page.clock.fastForward(11_000);
  await page.getByRole('link', { name: 'Studenten', exact: true }).click();
  await expect(page).toHaveURL(/\/evaluation-students$/);
  let refused = 0;
  await page.route('**/dashboard', (route) => {
    refused += 1;
    return route.fulfill({ status: 500, json: { status: 500, errors: ['Kapot'] } });
  });
  await page.goBack();
  await expect.poll(() => refused).toBe(2);
  const name = page.getByRole('heading', { level: 1, name: 'Fatima El Amrani' });
  await expect(name).toBeVisible();
  await page.clock.runFor(500);
  await expect(name).toBeVisible();
  await expect(page.getByText('Probeer opnieuw')).toHaveCount(0);
  complaints.length = 0;
});
