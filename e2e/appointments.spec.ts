import type { Page } from '@playwright/test';
import { aPhone, expect, expectFine, panel, test } from './desk.ts';
import { address } from './playwright.config.ts';

test.use({ counselor: 'counselor' });

/** Two weeks from now, so that it is coming and in a week of its own. */
const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
const [year, month, date] = day.split('-');
const typed = `${date}-${month}-${year}`;
const list = (page: Page) => panel(page, 'Afspraken');
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a counselor plans with a client who answers by link, moves and cancels it, and writes the note', async ({
  page,
  desk,
  browser,
}) => {
  test.setTimeout(180_000);
  const phone = await aPhone(browser);
  const title = `Gesprek ${crypto.randomUUID().slice(0, 8)}`;
  await desk.open();

  await test.step('the counselor makes it from the dashboard', async () => {
    await expect(list(page)).toContainText('Nog geen afspraken');
    await list(page).getByRole('button', { name: 'Afspraak toevoegen' }).click();
    const dialog = dialogOf(page, 'Nieuwe afspraak');
    await dialog.getByLabel('Titel').fill(title);
    await dialog.getByLabel('Datum').fill(typed);
    await dialog.getByLabel('Van', { exact: false }).first().fill('1030');
    await dialog.getByLabel('Locatie').fill('Kanaalstraat 12');
    await expect(dialog.getByLabel(/^Cliënt: Fatima/)).toBeChecked();
    await dialog.getByLabel('Adres van het videogesprek').fill('nergens');
    await dialog.getByRole('button', { name: 'Opslaan en mailen' }).click();
    await expect(dialog).toContainText('Vul een adres in dat begint met https://.');
    await dialog.getByLabel('Adres van het videogesprek').fill('');
    await expectFine(page, 'the dialog');
    await dialog.getByRole('button', { name: 'Opslaan en mailen' }).click();
    await expect(page.getByText('De afspraak is opgeslagen.')).toBeVisible();
    await expect(list(page).getByRole('listitem')).toContainText(title);
    await expectFine(page, 'the panel');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  const link = await desk.linkTo(desk.clientEmail);
  await test.step('the client says yes on a phone, and the counselor sees it', async () => {
    await phone.goto(link);
    await expect(phone.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(phone.getByText('Kanaalstraat 12')).toBeVisible();
    await phone.getByLabel(/iets bij zeggen/).fill('Tot dan');
    await phone.getByRole('button', { name: 'Ik kom' }).click();
    await expect(phone.getByText('U hebt gezegd: ik kom.')).toBeVisible();
    await expectFine(phone, 'the page of the client');
    const file = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Zet in mijn agenda' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.ics$/);
    await desk.open();
    await expect(list(page)).toContainText('Fatima El Amrani komt: ‘Tot dan’');
  });

  const moved = new RegExp(`${title}.*14:00|14:00.*${title}`);
  await test.step('the week shows it, in which it is moved', async () => {
    await page.goto(`/agenda?day=${day}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(title) }).click();
    await expectFine(page, 'the appointment in the week');
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialogOf(page, title).getByRole('button', { name: 'Wijzigen' }).click();
    const dialog = dialogOf(page, 'Afspraak wijzigen');
    await dialog.getByLabel('Van', { exact: false }).first().fill('1400');
    await dialog.getByLabel('Tot', { exact: false }).first().fill('1500');
    await dialog.getByRole('button', { name: 'Opslaan en mailen' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: moved })).toBeVisible();
    await expectFine(page, 'the week');
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(page.getByRole('button', { name: moved })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await phone.goto(link);
    await expect(phone.getByText('Komt u naar deze afspraak?')).toBeVisible();
    await expect(phone.getByText(/14:00 tot 15:00/)).toBeVisible();
  });

  await test.step('an empty time in the week makes another, and a clash is said', async () => {
    const slot = page.getByRole('button', { name: /^Afspraak toevoegen op .* om 14:30/ }).first();
    await slot.click();
    const dialog = dialogOf(page, 'Nieuwe afspraak');
    await expect(dialog.getByLabel('Van', { exact: false }).first()).toHaveValue('14:30');
    await dialog.getByLabel('Datum').fill(typed);
    await expect(dialog).toContainText(`Je hebt dan al: ${title}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ja, sluiten' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a note is made of it, with its day and its name', async () => {
    await desk.open();
    await list(page)
      .getByRole('button', { name: /^Notitie maken bij/ })
      .click();
    const dialog = dialogOf(page, 'Nieuwe notitie');
    await expect(dialog.getByLabel('Datum')).toHaveValue(`${typed} 14:00`);
    await expect(dialog.getByLabel('Notitie')).toHaveValue(`${title}: `);
    await dialog.getByLabel('Notitie').fill(`${title}: goed gesprek.`);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(panel(page, 'Notities')).toContainText('goed gesprek');
  });

  await test.step('it is cancelled, which the client reads', async () => {
    await list(page)
      .getByRole('button', { name: /afzeggen$/ })
      .click();
    const dialog = dialogOf(page, 'Afspraak afzeggen?');
    await expectFine(page, 'the question');
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'Afzeggen' }).click();
    await expect(list(page)).toContainText('Gaat niet door');
    await phone.goto(link);
    await expect(phone.getByText(/gaat niet door/)).toBeVisible();
  });
  await phone.context().close();
});

test('a counselor makes a calendar address, which a calendar can fetch until it is switched off', async ({
  page,
  desk,
  request,
}) => {
  const title = `Overleg ${crypto.randomUUID().slice(0, 8)}`;
  const body = { kind: 'other', title, date: day, start: '09:00', end: '10:00' };
  await desk.call('POST', '/appointments', body);
  await page.goto('/account');
  const card = panel(page, 'Agenda in Outlook, Google of Apple');
  await card
    .getByRole('button', { name: /Maak een adres|Vervang het adres/ })
    .first()
    .click();
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Vervang het adres' });
  if (await sure.isVisible()) await sure.click();
  const box = card.getByLabel('Je agenda-adres');
  await expect(box).toBeVisible();
  await expectFine(page, 'the card');
  const made = new URL(await box.inputValue());
  const feed = await request.get(`${address}${made.pathname}`);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain(`SUMMARY:${title}`);
  await card.getByRole('button', { name: 'Zet uit' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zet uit' }).click();
  await expect(page.getByText('Het adres werkt niet meer.')).toBeVisible();
  expect((await request.get(`${address}${made.pathname}`)).status()).toBe(404);
});
