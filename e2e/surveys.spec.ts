import type { Page } from '@playwright/test';
import { aPhone, type Desk, expect, expectFine, panel, pressTwice, test } from './desk.ts';
import { aTemplate } from './surveys.ts';

test.use({ counselor: 'counselor' });

const list = (page: Page) => panel(page, 'Vragenlijsten');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('[SURV-01, SURV-02, SURV-03, SURV-05, SURV-06, SURV-12] a client fills in a survey on a phone, and the counselor reads it', async ({
  page,
  desk,
  browser,
  complaints,
}) => {
  test.setTimeout(120_000);
  const { title } = await aTemplate(desk.call, 'client');
  const phone = await aPhone(browser);
  await desk.open();

  await test.step('the counselor starts it', async () => {
    await expect(list(page)).toContainText('Nog geen vragenlijsten');
    await list(page).getByRole('button', { name: 'Vragenlijst starten' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vragenlijst starten' });
    await expect(dialog.getByRole('button', { name: 'Starten' })).toBeDisabled();
    await choose(page, 'Vragenlijst', title);
    await expect(dialog).toContainText(desk.clientEmail);
    await expectFine(page, 'the start');
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'Stuur naar cliënt' }).click();
    await expect(page.getByText('De vragenlijst is gestart.')).toBeVisible();
    await expect(list(page).getByRole('row', { name: title })).toContainText('Wacht op verzending');
  });

  const link = await desk.linkTo(desk.clientEmail);
  await test.step('the client answers by touch and by keyboard, across a reload', async () => {
    await phone.goto(link);
    await expect(heading(phone, title)).toBeFocused();
    const send = phone.getByRole('button', { name: 'Verstuur mijn antwoorden' });
    await expect(send).toBeDisabled();
    await phone.getByText('Niet eens, niet oneens').click();
    await phone.getByLabel('Solliciteren').check();
    await phone.getByLabel('Iets anders').check();
    await phone.getByLabel('Schrijf hier uw eigen antwoord').fill('Reizen met het ov');
    await expect(phone.getByText('2 van 4 ingevuld')).toBeVisible();
    await phone.getByLabel('5', { exact: true }).focus();
    await phone.keyboard.press('Space');
    await expect(phone.getByText('3 van 4 ingevuld')).toBeVisible();
    for (const _ of [6, 7, 8]) await phone.keyboard.press('ArrowRight');
    await expect(phone.getByLabel('8', { exact: true })).toBeChecked();
    await expectFine(phone, 'the survey');
    await phone.setViewportSize({ width: 375, height: 812 });

    await phone.reload();
    await expect(phone.getByText('3 van 4 ingevuld')).toBeVisible();
    await expect(phone.getByLabel('8', { exact: true })).toBeChecked();
    await expect(phone.getByLabel('Schrijf hier uw eigen antwoord')).toHaveValue(
      'Reizen met het ov',
    );
    await phone.getByLabel('Wat kan er beter?').fill('Sneller bellen.\nEn vaker.');
    await pressTwice(phone, send, '**/api/surveys/*');
    await expect(heading(phone, 'Bedankt voor uw antwoorden')).toBeFocused();
    await expectFine(phone, 'the thanks');
    await phone.goto(link);
    await expect(heading(phone, 'Bedankt voor uw antwoorden')).toBeVisible();
    await expect(phone.getByText('U hebt deze lijst ingevuld op')).toBeVisible();
  });

  await test.step('the counselor reads the answers', async () => {
    await desk.open();
    const row = list(page).getByRole('row', { name: title });
    await expect(row).toContainText('Ingevuld');
    await expect(row.getByRole('button', { name: 'bewerken' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await row.getByRole('button', { name: /^Antwoorden van/ }).click();
    const dialog = page.getByRole('dialog', { name: title });
    for (const words of ['Niet eens, niet oneens', 'Reizen met het ov', '8', 'Sneller bellen.'])
      await expect(dialog).toContainText(words);
    await expectFine(page, 'the answers');
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('link', { name: 'Bekijk de resultaten' }).click();

    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Resultaten:' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Kan vanaf 5 ingevulde lijsten');
    await expect(page.getByRole('main')).toContainText('Reizen met het ov');
    await expectFine(page, 'the results');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download csv' }).click();
    expect((await download).suggestedFilename()).toBe(`${title}.csv`);
    await page.getByRole('link', { name: 'Fatima El Amrani' }).click();
    await expect(page).toHaveURL(new RegExp(`/trajectories/${desk.trajectoryId}$`));
  });

  await page.goto(`/trajectory/${desk.trajectoryId}/survey-results/999999`);
  await expect(page.getByText('We kunnen vragenlijst 999999 niet vinden.')).toBeVisible();
  await expect(page).toHaveURL(/\/page_not_found$/);
  complaints.length = 0;
  await phone.context().close();
});

test('[INFO-06, INFO-07, INFO-08, SURV-01, SURV-02] a trajectory is completed with its surveys, which can be changed and withdrawn', async ({
  page,
  desk,
  browser,
}) => {
  test.setTimeout(120_000);
  const [forClient, forEmployer, other] = [
    await aTemplate(desk.call, 'client'),
    await aTemplate(desk.call, 'employer'),
    await aTemplate(desk.call, 'employer'),
  ];
  await desk.call('PATCH', `/trajectories/${desk.trajectoryId}`, { trajectory_state_id: 5 });
  await desk.open();
  const state = panel(page, 'Traject');

  await test.step('completing sends both', async () => {
    await state.getByRole('button', { name: 'Traject afronden' }).click();
    const dialog = page.getByRole('dialog', { name: 'Traject afronden' });
    const save = dialog.getByRole('button', { name: 'Afronden' });
    await expect(save).toBeDisabled();
    await choose(page, 'Hoe is het traject geëindigd?', 'Afgerond: intern');
    await expect(save).toBeEnabled();
    await dialog.getByLabel('Stuur een vragenlijst naar de cliënt').check();
    await dialog.getByLabel('Stuur een vragenlijst naar de werkgever').check();
    await expect(save).toBeDisabled();
    await choose(page, 'Vragenlijst voor de cliënt', forClient.title);
    await choose(page, 'Vragenlijst voor de werkgever', forEmployer.title);
    await dialog.getByLabel('Reden van afronding').fill('Vast contract bij De Linde.');
    await expectFine(page, 'the completion');
    await page.setViewportSize({ width: 1440, height: 900 });
    await save.click();
    await expect(page.getByText('Het traject is afgerond.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(state).toContainText('Afgerond: intern');
    await expect(state).toContainText('Vast contract bij De Linde.');
    await expect(state.getByRole('button', { name: 'Traject afronden' })).toHaveCount(0);
    await expect(list(page).getByRole('row')).toHaveCount(3);
  });

  const row = list(page).getByRole('row', { name: forEmployer.title });
  const phone = await aPhone(browser);
  const first = await desk.linkTo(desk.contactEmail);
  await test.step('when it is sent again, the earlier link dies', async () => {
    await phone.goto(first);
    await expect(phone.getByText(/Het gaat over het traject van Fatima El Amrani/)).toBeVisible();
    await row.getByRole('button', { name: 'opnieuw versturen' }).click();
    await page.getByRole('button', { name: 'Ja, opnieuw versturen' }).click();
    await expect(page.getByText('De mail wordt verstuurd naar ')).toBeVisible();
    await phone.goto(first);
    await expect(heading(phone, 'We kunnen deze pagina niet openen')).toBeVisible();
  });

  await test.step('another survey replaces it, and can be withdrawn', async () => {
    await row.getByRole('button', { name: 'bewerken' }).click();
    const dialog = page.getByRole('dialog', { name: 'Andere vragenlijst kiezen' });
    await choose(page, 'Vragenlijst', other.title);
    await expectFine(page, 'the change');
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'Stuur naar werkgever' }).click();
    await expect(dialog).toBeHidden();
    const changed = list(page).getByRole('row', { name: other.title });
    await expect(changed).toContainText('Wacht op verzending');
    await goesTo(phone, desk, other.title);
    await changed.getByRole('button', { name: 'verwijderen' }).click();
    await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
    await expect(page.getByText('De vragenlijst is verwijderd.')).toBeVisible();
    await expect(list(page).getByRole('row')).toHaveCount(2);
    await phone.reload();
    await expect(heading(phone, 'We kunnen deze pagina niet openen')).toBeVisible();
  });
  await phone.context().close();
});

async function choose(page: Page, select: string, option: string) {
  await page.getByRole('combobox', { name: select, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

/** The newest mail may still be on its way. */
const goesTo = (phone: Page, desk: Desk, title: string) =>
  expect(async () => {
    await phone.goto(await desk.linkTo(desk.contactEmail));
    await expect(heading(phone, title)).toBeVisible({ timeout: 2000 });
  }).toPass();
