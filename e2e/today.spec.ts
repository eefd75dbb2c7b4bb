import type { Page } from '@playwright/test';
import { aPhone, callAs, expect, expectFine, panel, test } from './desk.ts';

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());
const row = (page: Page, list: string, words: string) =>
  panel(page, list).getByRole('listitem').filter({ hasText: words });
const wide = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });
const unique = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`;

test('a counselor’s day shows whom they meet, what to do and what clients answered, and is worked through from there', async ({
  page,
  desk,
  browser,
}) => {
  test.setTimeout(150_000);
  const [late, early] = [unique('Kennismaking'), unique('Terugblik')];
  const [mine, theirs] = [unique('Bellen'), unique('Cv sturen')];
  const appointments = `/trajectories/${desk.trajectoryId}/appointments`;
  const phone = await aPhone(browser);

  await test.step('the day is the first of the menu', async () => {
    await page.goto('/trajectories');
    await page.getByRole('navigation').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/today$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible();
    await expectFine(page, 'the day');
    await wide(page);
  });

  await test.step('the client says yes to an appointment of today', async () => {
    const plan = { kind: 'intake', title: late, date: today, start: '23:58', end: '23:59' };
    await desk.call('POST', appointments, { ...plan, guests: { client: true } });
    const link = await desk.linkTo(desk.clientEmail);
    await page.reload();
    await expect(row(page, 'Afspraken', late)).toContainText('heeft nog niet geantwoord');
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Ik kom' }).click();
    await expect(phone.getByText('U hebt gezegd: ik kom.')).toBeVisible();
    await page.reload();
    await expect(row(page, 'Afspraken', late)).toContainText('Fatima El Amrani komt');
  });

  await test.step('a note is written of an appointment that was', async () => {
    const plan = { kind: 'progress', title: early, date: today, start: '00:00', end: '00:01' };
    await desk.call('POST', appointments, plan);
    await page.reload();
    await row(page, 'Afspraken', early)
      .getByRole('button', { name: /^Notitie maken/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe notitie' });
    await expect(dialog.getByLabel('Notitie')).toHaveValue(`${early}: `);
    await expect(dialog.getByLabel('Datum')).toHaveValue(/ 00:00$/);
    await dialog.getByLabel('Notitie').fill(`${early}: het gaat goed.`);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a task that nobody else has is added and ticked off here', async () => {
    await panel(page, 'Taken').getByRole('button', { name: 'Taak toevoegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe taak' });
    await dialog.getByLabel('Wat moet er gebeuren?').fill(mine);
    await dialog.getByLabel('Uiterlijk op').fill(today.split('-').reverse().join('-'));
    await expectFine(page, 'the new task');
    await wide(page);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(row(page, 'Taken', mine)).toContainText('Vandaag');
    await page.getByRole('button', { name: `${mine} afvinken` }).click();
    await expect(row(page, 'Taken', mine)).toHaveCount(0);
  });

  await test.step('what the client did came in, and leads to the trajectory', async () => {
    const task = { title: theirs, party: 'client', due_on: today };
    await desk.call('POST', `/trajectories/${desk.trajectoryId}/tasks`, task);
    await expect(async () => {
      await phone.goto(await desk.linkTo(desk.clientEmail));
      await expect(phone.getByRole('heading', { level: 1, name: theirs })).toBeVisible();
    }).toPass();
    await phone.getByLabel('Wilt u er iets bij schrijven?').fill('Het staat in de mail.');
    await phone.getByRole('button', { name: 'Ik heb dit gedaan' }).click();
    await expect(phone.getByRole('heading', { name: 'Deze taak is gedaan' })).toBeVisible();
    await page.reload();
    const came = row(page, 'Binnengekomen', theirs);
    await expect(came).toContainText('“Het staat in de mail.”');
    await expectFine(page, 'the day with what came in');
    await wide(page);
    await came.getByRole('link', { name: 'Bekijken bij Fatima El Amrani' }).click();
    await expect(page).toHaveURL(new RegExp(`/trajectories/${desk.trajectoryId}`));
    await expect(panel(page, 'Notities')).toContainText('het gaat goed');
  });
  await phone.context().close();
});

test('a counselor without students meets the day where the students would be', async ({
  page,
  signInAs,
}) => {
  await signInAs('counselor');
  await page.goto('/evaluation-students');
  await expect(page.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible();
  await expect(page).toHaveURL(/\/evaluation-students$/);
  await panel(page, 'Taken').getByRole('button', { name: 'Taak toevoegen' }).click();
  await expect(page.getByRole('dialog', { name: 'Nieuwe taak' })).toBeVisible();
});

test('a coordinator sees who carries what, hands part of it over with its tasks, and takes it back', async ({
  page,
  desk,
  signInAs,
  request,
}) => {
  const name = unique('Aaltje');
  const task = unique('Dossier doornemen');
  await test.step('a counselor has a client with a task', async () => {
    await desk.call('PATCH', `/clients/${desk.clientId}`, { first_name: name });
    const due = { title: task, due_on: today };
    await desk.call('POST', `/trajectories/${desk.trajectoryId}/tasks`, due);
  });
  const call = callAs(request, await signInAs('coordinator'));
  const counselorOf = async () =>
    (await call<{ counselor: { name: string } }>('GET', `/trajectories/${desk.trajectoryId}`))
      .counselor.name;

  await test.step('the work of everybody is seen by counselor', async () => {
    await page.goto('/today');
    await page.getByLabel('Van wie').selectOption('Iedereen');
    await expect(page).toHaveURL(/scope=everyone/);
    const load = panel(page, 'Werkverdeling').getByRole('row', { name: /Sander Kuipers/ });
    await expect(load).toContainText(/Nieuw: \d+/);
    await expect(row(page, 'Taken', task)).toContainText('Sander Kuipers');
    await expectFine(page, 'the day of everybody');
    await wide(page);
  });

  await test.step('one trajectory goes to a colleague, with its task', async () => {
    await page.getByRole('button', { name: 'Trajecten van Sander Kuipers overdragen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Trajecten van Sander Kuipers overdragen' });
    await dialog.getByRole('combobox', { name: 'Aan wie' }).click();
    await page.getByRole('option', { name: 'Marieke de Vries' }).click();
    await dialog.getByText('Een deel').click();
    await dialog.getByRole('checkbox', { name: new RegExp(name) }).check();
    await expectFine(page, 'what is handed over');
    await wide(page);
    await dialog.getByRole('button', { name: 'Overdragen' }).click();
    await expect(page.getByText('1 traject is overgedragen aan Marieke de Vries.')).toBeVisible();
    expect(await counselorOf()).toBe('Marieke de Vries');
    await expect(row(page, 'Taken', task)).toContainText('Marieke de Vries');
  });

  await test.step('within a day it is taken back', async () => {
    const past = panel(page, 'Onlangs overgedragen').getByRole('listitem').first();
    await expect(past).toContainText('1 traject van Sander Kuipers naar Marieke de Vries');
    await past.getByRole('button', { name: /terugdraaien$/ }).click();
    const sure = page.getByRole('dialog', { name: 'Overdracht terugdraaien?' });
    await sure.getByRole('button', { name: 'Terugdraaien' }).click();
    await expect(past).toContainText('Teruggedraaid.');
    expect(await counselorOf()).toBe('Sander Kuipers');
    await expect(row(page, 'Taken', task)).toContainText('Sander Kuipers');
  });
});
