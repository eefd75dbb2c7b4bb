import type { Page } from '@playwright/test';
import { aPhone, type Desk, expect, expectFine, panel, test } from './desk.ts';
import { aPdf } from './files.ts';
import { olderPhone } from './olderPhone.ts';
import {
  aDocument,
  aSharedNote,
  aSurvey,
  askLink,
  heading,
  leftBehind,
  part,
  press,
} from './portal.ts';
import { aTemplate } from './surveys.ts';

test.use({ counselor: 'counselor' });

test('a client comes by mail, approves, writes, keeps an application and fills in a survey, on a phone', async ({
  page,
  desk,
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const { id, title } = await aTemplate(desk.call, 'client');
  await aSharedNote(desk, 'We oefenen met solliciteren.', { visible_client: true });
  await aSharedNote(desk, 'Alleen voor collega’s.', {});
  await aDocument(desk, 'plan.pdf', { send_client: '1', approve_client: '1' });
  await aSurvey(desk, id);
  const phone = await aPhone(browser);
  await phone.addInitScript(olderPhone);

  await test.step('the counselor sees in ‘Gedeeld’ that the page is open, and invites', async () => {
    await desk.open();
    const shared = panel(page, 'Gedeeld');
    await expect(shared).toContainText('Nog niet bekeken');
    await shared.getByRole('button', { name: 'Cliënt opnieuw uitnodigen' }).click();
    await expectFine(page, 'the invitation');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('dialog').getByRole('button', { name: 'Uitnodigen' }).click();
    await expect(page.getByText('De uitnodiging is verstuurd.')).toBeVisible();
  });

  await test.step('the client types an address, and opens the mailed link once', async () => {
    const link = await askLink(phone, request, desk.clientEmail);
    await phone.goto(link);
    await expect(heading(phone, 'Open uw pagina')).toBeFocused();
    await expectFine(phone, 'the opening');
    await small(phone);
    await press(phone, 'Ja, onthoud mij 30 dagen');
    await expect(heading(phone, 'Mijn traject')).toBeFocused();
    await expect(phone).toHaveURL(/\/mine$/);
    const forwarded = await aPhone(browser);
    await forwarded.goto(link);
    await press(forwarded, 'Nee, open alleen nu');
    await expect(heading(forwarded, 'Deze link werkt niet meer')).toBeFocused();
    await forwarded.context().close();
  });

  await test.step('the page says where it stands and what is asked, and nothing that was not shared', async () => {
    await expect(part(phone, 'Waar staat het traject?')).toContainText('U bent aangemeld (nu)');
    await expect(part(phone, 'Dit vragen we u').getByRole('listitem')).toHaveCount(2);
    await expect(part(phone, 'Notities voor u')).toContainText('We oefenen met solliciteren.');
    await expect(phone.getByText('Alleen voor collega’s.')).toHaveCount(0);
    await expect(phone.getByRole('button', { name: /^Lees voor/ }).first()).toBeVisible();
    await expectFine(phone, 'the page of a client');
    await phone.setViewportSize({ width: 320, height: 640 });
    const tooWide = () => phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await tooWide()).toBeLessThanOrEqual(0);
    await small(phone);
  });

  await test.step('the client approves, and finds it answered on the way back', async () => {
    await part(phone, 'Dit vragen we u')
      .getByRole('listitem')
      .filter({ hasText: 'plan.pdf' })
      .getByRole('button', { name: 'Lees en kies' })
      .click();
    await press(phone, 'Ja, ik ga akkoord');
    await press(phone, 'Ja, ik weet het zeker');
    await expect(heading(phone, 'Bedankt, u bent akkoord')).toBeFocused();
    await phone.getByRole('link', { name: 'Naar mijn eigen pagina' }).click();
    await expect(part(phone, 'Dit hebt u geantwoord')).toContainText('U ging akkoord op');
    await expect(part(phone, 'Dit vragen we u').getByRole('listitem')).toHaveCount(1);
  });

  await test.step('the client writes with a file, and reads the answer', async () => {
    await press(phone, 'Lees en schrijf berichten');
    await expect(heading(phone, 'Berichten')).toBeFocused();
    await phone.getByLabel('Uw bericht').fill('Mag ik een uur later komen?');
    await phone
      .getByLabel('Voeg een foto of bestand toe')
      .setInputFiles(aPdf('brief.pdf', 'Een brief'));
    await press(phone, 'Verstuur');
    await expect(phone.getByText('Uw bericht is verstuurd.')).toBeVisible();
    await expectFine(phone, 'the messages');
    await small(phone);
    await answerTheMessage(page, desk);
    await phone.reload();
    await expect(phone.getByText('Dat is goed.')).toBeVisible();
    await phone.getByRole('link', { name: 'Terug' }).click();
    await expect(part(phone, 'Berichten')).toContainText('U hebt geen nieuwe berichten.');
  });

  await test.step('the client adds an application, which the counselor cannot change', async () => {
    await press(phone, 'Bekijk mijn gegevens');
    await expect(heading(phone, 'Mijn gegevens')).toBeFocused();
    const list = part(phone, 'Sollicitaties');
    await list.getByRole('button', { name: 'Sollicitatie toevoegen' }).click();
    await list.getByLabel('Datum').fill('2026-11-02');
    await list.getByLabel('Welk werk?').fill('Kok in een zorghuis');
    await list.getByLabel('Bij welk bedrijf?').fill('De Linde');
    await expectFine(phone, 'the form of an application');
    await small(phone);
    await list.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(list).toContainText('maandag 2 november 2026');
    await desk.open();
    const shared = panel(page, 'Gedeeld');
    await expect(shared).toContainText('Sollicitatie: Kok in een zorghuis');
    const row = panel(page, 'Sollicitaties').getByRole('row', { name: /Kok in een zorghuis/ });
    await expect(row).toContainText('Uit portfolio');
    await shared.getByRole('button', { name: 'Gezien' }).click();
    await expect(shared).not.toContainText('Kok in een zorghuis');
  });

  await test.step('the client fills in the survey', async () => {
    await phone.getByRole('link', { name: 'Terug' }).click();
    await press(phone, 'Vul de vragen in');
    await expect(heading(phone, title)).toBeFocused();
    await phone.getByText('Niet eens, niet oneens').click();
    await phone.getByLabel('Solliciteren').check();
    await phone.getByLabel('8', { exact: true }).check();
    await press(phone, 'Verstuur mijn antwoorden');
    await phone.getByRole('link', { name: 'Naar mijn eigen pagina' }).click();
    await expect(part(phone, 'Dit vragen we u')).toContainText('U hoeft nu niets te doen.');
    await expect(part(phone, 'Dit hebt u geantwoord')).toContainText('U hebt dit ingevuld op');
  });

  await test.step('the counselor looks as the client does, and can do nothing there', async () => {
    await panel(page, 'Gedeeld').getByRole('link', { name: 'Bekijk als cliënt' }).click();
    await expect(page.getByText('Je ziet precies wat de cliënt ziet.')).toBeVisible();
    await expect(part(page, 'Notities voor u')).toContainText('We oefenen met solliciteren.');
    await expect(page.getByRole('button', { name: 'Lees en schrijf berichten' })).toHaveCount(0);
    await expectFine(page, 'the look as a client');
  });

  await test.step('without a connection the page shows what was seen last, and leaving wipes it', async () => {
    await expect
      .poll(() => phone.evaluate(async () => (await caches.keys()).length))
      .toBeGreaterThan(0);
    await phone.context().setOffline(true);
    await phone.goto('/mine');
    await expect(phone.getByText(/^U hebt geen internet\. Dit zag u het laatst, op/)).toBeVisible();
    await expect(part(phone, 'Notities voor u')).toContainText('We oefenen met solliciteren.');
    await phone.context().setOffline(false);
    await press(phone, 'Afsluiten en alles wissen');
    await expect(phone.getByText('Alles is gewist van dit apparaat.')).toBeVisible();
    await expect
      .poll(() => phone.evaluate(leftBehind))
      .toEqual({ kept: [], caches: [], workers: 0 });
    await phone.reload();
    await expect(heading(phone, 'Mijn traject')).toBeFocused();
    await expect(phone.getByLabel('Uw e-mailadres')).toBeVisible();
  });
});

const small = (page: Page) => page.setViewportSize({ width: 375, height: 812 });

async function answerTheMessage(page: Page, desk: Desk) {
  await page.goto('/trajectories?unread=1');
  await expect(page.getByRole('row', { name: /Fatima El Amrani/ }).first()).toBeVisible();
  await desk.open();
  await panel(page, 'Gedeeld')
    .getByRole('button', { name: /Berichten met de cliënt/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Berichten met de cliënt' });
  await expect(dialog).toContainText('Mag ik een uur later komen?');
  await expect(dialog).toContainText('brief.pdf');
  await dialog.getByLabel('Nieuw bericht').fill('Dat is goed.');
  await expectFine(page, 'the thread');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await expect(dialog).toContainText('Dat is goed.');
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click();
}
