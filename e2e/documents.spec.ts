import type { Locator, Page } from '@playwright/test';
import { countCalls, type Desk, expect, expectFine, panel, test } from './desk.ts';
import { aLongPdf, aPdf, aPicture } from './files.ts';

test.use({ counselor: 'counselor' });

const plan = aPdf('plan.pdf', 'Het plan van Fatima');
const list = (page: Page) => panel(page, 'Documenten');
const files = ({ trajectoryId }: Desk) => `/trajectories/${trajectoryId}/files`;
const approve = { send_client: '1', approve_client: '1' };
const aDocument = (desk: Desk, name: string, type = '1') =>
  desk.send<{ id: number }>(files(desk), {
    file: aPdf(name, name),
    trajectory_file_type_id: type,
    trajectory_file_action_id: '1',
  });

test('[DOC-01, DOC-03, DOC-04, DOC-06, DOC-08, DOC-09, DOC-14, DOC-22, DOC-23, DOC-24] a document is sent, replaced, rejected and shown as such', async ({
  page,
  desk,
  request,
}) => {
  test.setTimeout(90_000);
  const sent = countCalls(page, 'POST', /\/files$/);
  await desk.open();
  await expect(list(page).getByText('Nog geen documenten')).toBeVisible();

  await test.step('it is uploaded and sent to the client for approval', async () => {
    await list(page).getByRole('button', { name: 'Document toevoegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Document toevoegen' });
    await expect(dialog.getByRole('combobox', { name: 'Actie' })).toHaveValue('Ter informatie');
    await expect(dialog.getByRole('combobox', { name: 'Soort' })).toHaveValue('Trajectplan');
    await expect(dialog.getByRole('button', { name: 'Uploaden' })).toHaveCount(0);
    await dialog.locator('input[type=file]').setInputFiles(plan);
    await sendToClient(page, dialog, desk);
    await expectFine(page, 'the upload');
    await dialog.getByRole('button', { name: 'Uploaden' }).dblclick();
    await expect(page.getByText('Het bestand is geüpload.')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(sent).toHaveLength(1);
    await expect(list(page).getByRole('row', { name: 'plan.pdf' })).toContainText(
      'Mail aan Fatima El Amrani wacht op verzending',
    );
  });

  await test.step('its purpose can be read by keyboard, and the file itself on the page', async () => {
    const name = list(page).getByRole('button', { name: 'plan.pdf openen' });
    await name.focus();
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('button', { name: 'plan.pdf versturen' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('button', { name: /^Over plan.pdf/ })).toBeFocused();
    const tip = page.getByRole('tooltip');
    await expect(tip).toContainText('Marieke de Vries');
    await expect(tip).toContainText('Ter informatie');
    await expect(tip).toContainText('Trajectplan');
    await expectFine(page, 'the dashboard with a tip');
    await page.setViewportSize({ width: 1440, height: 900 });
    await name.click();
    const viewer = page.getByRole('dialog', { name: 'plan.pdf' });
    await expect(viewer.getByText('Het plan van Fatima')).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(name).toBeFocused();
  });

  // Its title follows the newest version.
  const versions = page.getByRole('dialog', { name: /^Versies van plan/ });
  const first = await desk.linkTo(desk.clientEmail);

  await test.step('a new version replaces the first', async () => {
    await list(page).getByRole('button', { name: 'Versies van plan.pdf' }).click();
    await expect(versions.getByRole('row', { name: 'plan.pdf' })).toContainText(
      'wacht op verzending',
    );
    await versions.locator('input[type=file]').setInputFiles(aPdf('plan 2.pdf', 'Beter'));
    await sendToClient(page, versions, desk);
    await expectFine(page, 'the versions');
    await page.setViewportSize({ width: 1440, height: 900 });
    await versions.getByRole('button', { name: 'Uploaden en versturen' }).click();
    await expect(versions.getByRole('row', { name: 'plan 2.pdf' })).toContainText(
      'wacht op verzending',
    );
    await expect(versions.getByRole('row', { name: 'plan.pdf' })).toContainText(
      'vraag is vervallen',
    );
    await expect(versions.getByRole('heading', { name: 'Nieuwe versie' })).toBeFocused();
    expect((await request.get(api(first))).status()).toBe(404);
  });

  await test.step('the client gets it once more and rejects it', async () => {
    const second = await newLink(desk, first);
    await versions.getByRole('button', { name: 'Opnieuw versturen naar Fatima' }).click();
    await page
      .getByRole('dialog', { name: /^Opnieuw versturen naar Fatima/ })
      .getByRole('button', { name: 'Opnieuw versturen' })
      .click();
    await expect(page.getByText('De mail wordt verstuurd naar ')).toBeVisible();
    const third = await newLink(desk, second);
    expect((await request.get(api(second))).status()).toBe(404);
    const reason = 'De cursus is op woensdag.';
    expect((await request.post(`${api(third)}/reject`, { data: { reason } })).ok()).toBe(true);
    await versions.getByRole('button', { name: 'Sluiten' }).first().click();
    await page.reload();
    const row = list(page).getByRole('row', { name: 'plan 2.pdf' });
    await expect(row).toContainText('Cliënt wees af');
    await row.getByRole('button', { name: /oudere versies: 1$/ }).click();
    const again = page.getByRole('dialog', { name: 'Versies van plan 2.pdf' });
    await expect(again.getByRole('row', { name: 'plan 2.pdf' })).toContainText(reason);
    await expect(again.getByRole('row', { name: 'plan 2.pdf' })).toContainText('Besloten');
  });
});

test('a saved document is sent later, returned signed, and withdrawn', async ({
  page,
  desk,
  browser,
}) => {
  await desk.send(files(desk), {
    file: aPdf('toestemming.pdf', 'Toestemming'),
    trajectory_file_type_id: '3',
    trajectory_file_action_id: '3',
  });
  await desk.open();
  const row = list(page).getByRole('row', { name: 'toestemming.pdf' });
  await expect(row).toContainText('Niet verstuurd');
  await row.getByRole('button', { name: 'toestemming.pdf versturen' }).click();
  const dialog = page.getByRole('dialog', { name: 'toestemming.pdf versturen' });
  await dialog.getByRole('checkbox', { name: /^Stuur naar cliënt/ }).click();
  await page.getByRole('button', { name: 'Ja, stuur het' }).click();
  await expectFine(page, 'sending later');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Versturen', exact: true }).click();
  await expect(page.getByText(/^De mail gaat naar Fatima/)).toBeVisible();

  await test.step('the client returns the signed copy through the link', async () => {
    const reader = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const phone = await reader.newPage();
    await phone.goto(await desk.linkTo(desk.clientEmail));
    await expect(
      phone.getByRole('heading', { name: 'Wilt u dit document ondertekenen?' }),
    ).toBeVisible();
    await phone.getByLabel('Kies een foto of bestand').setInputFiles(aPicture('getekend.png'));
    await expect(phone.getByText(/^getekend\.png is ontvangen/)).toBeVisible();
    await expectFine(phone, 'the page of a document to be signed');
    await reader.close();
  });

  await page.reload();
  await expect(
    row.getByRole('button', { name: 'Teruggestuurd bij toestemming.pdf: 1' }),
  ).toBeVisible();
  await row.getByRole('button', { name: 'Versies van toestemming.pdf' }).click();
  await page.getByRole('button', { name: /^Intrekken bij Fatima/ }).click();
  await page.getByRole('button', { name: 'Ja, intrekken' }).click();
  await expect(page.getByRole('dialog', { name: 'Versies van toestemming.pdf' })).toContainText(
    'ingetrokken',
  );
});

test('[DOC-01, DOC-10, DOC-22] what is sent back on a document is kept with it', async ({
  page,
  desk,
}) => {
  await aDocument(desk, 'plan.pdf');
  await desk.open();
  const row = list(page).getByRole('row', { name: 'plan.pdf' });
  await row.getByRole('button', { name: 'Teruggestuurd bij plan.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Teruggestuurd bij plan.pdf' });
  await expect(dialog.getByText('Nog niets teruggestuurd')).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(aPicture('handtekening.png'));
  await expect(page.getByText('Het bestand is geüpload.')).toBeVisible();
  const returned = dialog.getByRole('row', { name: 'handtekening.png' });
  await returned.getByRole('button', { name: /^Over handtekening.png/ }).hover();
  await expect(page.getByRole('tooltip')).toContainText('Marieke de Vries');
  await expectFine(page, 'the returned documents');
  await page.setViewportSize({ width: 1440, height: 900 });
  await returned.getByRole('button', { name: 'handtekening.png openen' }).click();
  await expect(page.getByRole('img', { name: 'handtekening.png' })).toBeVisible();
  await expectFine(page, 'a picture in the viewer');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await returned.getByRole('button', { name: 'handtekening.png downloaden' }).click();
  expect((await download).suggestedFilename()).toBe('handtekening.png');

  await dialog.getByRole('button', { name: 'Klaar' }).click();
  await row.getByRole('button', { name: 'Teruggestuurd bij plan.pdf: 1' }).click();
  await returned.getByRole('button', { name: 'handtekening.png verwijderen' }).click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('Het teruggestuurde document is verwijderd.')).toBeVisible();
  await expect(dialog.getByText('Nog niets teruggestuurd')).toBeVisible();
  await dialog.getByRole('button', { name: 'Klaar' }).click();
  await row.getByRole('button', { name: 'plan.pdf verwijderen' }).click();
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('Het document is verwijderd.')).toBeVisible();
  await expect(list(page).getByText('Nog geen documenten')).toBeVisible();
});

test('[DOC-01, DOC-02, DOC-20, DOC-25] documents come in pages of five and are filtered by type', async ({
  page,
  desk,
}) => {
  const { id } = await aDocument(desk, 'plan 0.pdf');
  for (const number of [1, 2, 3, 4, 5]) {
    await aDocument(desk, `verslag ${number}.pdf`, '4');
    const file = aPdf(`plan ${number}.pdf`, 'Plan');
    await desk.send(`${files(desk)}/${id}/versions`, { file, ...(number === 5 && approve) });
  }
  await desk.open();
  await expect(list(page).getByText('1 - 5 van 6 items')).toBeVisible();
  await list(page).getByRole('button', { name: 'Pagina 2' }).click();
  await expect(list(page).getByRole('row', { name: 'verslag 1.pdf' })).toBeVisible();
  await page.reload();
  await expect(list(page).getByRole('row', { name: 'verslag 1.pdf' })).toBeVisible();
  await list(page).getByRole('button', { name: 'Pagina 1' }).click();
  // A new version brought it to the top.
  const row = list(page).getByRole('row', { name: 'plan 5.pdf' });
  await expect(row).toContainText('Mail aan Fatima El Amrani wacht op verzending');

  await row.getByRole('button', { name: /oudere versies: 5$/ }).click();
  const versions = page.getByRole('dialog', { name: 'Versies van plan 5.pdf' });
  await expect(versions.getByRole('row')).toHaveCount(6);
  await versions.getByRole('button', { name: 'Pagina 2' }).click();
  await expect(versions.getByRole('row', { name: 'plan 0.pdf' })).toBeVisible();
  await page.keyboard.press('Escape');

  const asked = page.waitForRequest(/trajectory_file_type=report/);
  await list(page).getByRole('button', { name: 'Verslag', exact: true }).click();
  await asked;
  await expect(list(page).getByRole('row', { name: 'verslag 5.pdf' })).toBeVisible();
  await expect(list(page).getByRole('row')).toHaveCount(6);
  await expect(list(page).getByText('van 6 items')).toHaveCount(0);
  await list(page).getByRole('button', { name: 'Toestemming' }).click();
  await expect(list(page).getByText('Geen documenten van deze soort')).toBeVisible();
  await expectFine(page, 'the filtered list');
  await list(page).getByRole('button', { name: 'Toestemming' }).click();
  await expect(list(page).getByText('1 - 5 van 6 items')).toBeVisible();
});

test('[DOC-07, DOC-08, DOC-11, DOC-22, DOC-26, DOC-27] failures are reported, and no choice is lost', async ({
  page,
  desk,
  complaints,
}) => {
  await aDocument(desk, 'plan.pdf');
  await desk.open();
  const row = list(page).getByRole('row', { name: 'plan.pdf' });
  const fails = (path: string, work: () => Promise<void>) =>
    test.step(path, async () => {
      await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
      await work();
      await page.unroute(path);
    });

  await list(page).getByRole('button', { name: 'Document toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Document toevoegen' });
  const fake = { ...plan, name: 'nep.pdf', buffer: Buffer.from('<script>') };
  await dialog.locator('input[type=file]').setInputFiles({ ...fake, name: 'nep.sh' });
  await expect(dialog.getByRole('alert')).toContainText('‘nep.sh’ kan hier niet.');
  await dialog.locator('input[type=file]').setInputFiles(fake);
  await dialog.getByRole('button', { name: 'Uploaden' }).click();
  await expect(page.getByText('Dit is nog niet goed.')).toBeVisible();
  await expect(dialog.getByRole('alert').first()).toContainText(
    /De inhoud van ‘.+’ past niet bij de naam/,
  );
  await expectFine(page, 'the refused upload');
  await page.setViewportSize({ width: 1440, height: 900 });
  await fails('**/api/**/files', async () => {
    await dialog.getByRole('button', { name: 'Uploaden' }).click();
    await expect(page.getByText('Uploaden is niet gelukt.').first()).toBeVisible();
    await expect(dialog.getByText('nep.pdf')).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ja, sluiten' }).click();
  await expect(dialog).toBeHidden();

  const missing = page.getByText('De documenten laden is niet gelukt.');
  await fails('**/api/**/versions?*', async () => {
    await row.getByRole('button', { name: 'Versies van plan.pdf' }).click();
    await expect(missing).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await desk.open();
  await fails('**/api/**/returns', async () => {
    await row.getByRole('button', { name: 'Teruggestuurd bij plan.pdf' }).click();
    await expect(missing).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await fails('**/api/**/download', async () => {
    await row.getByRole('button', { name: 'plan.pdf downloaden' }).click();
    await expect(page.getByText('Downloaden is niet gelukt.')).toBeVisible();
    await row.getByRole('button', { name: 'plan.pdf openen' }).click();
    await expect(page.getByText('Het bestand laden is niet gelukt')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByText('Bladzijde 1 van 1')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await fails('**/api/**/files/*', async () => {
    await row.getByRole('button', { name: 'plan.pdf verwijderen' }).click();
    await page.getByRole('button', { name: 'Ja, verwijderen' }).click();
    await expect(page.getByText('Het document is niet verwijderd.')).toBeVisible();
    await expect(row).toBeVisible();
  });
  complaints.length = 0;
});

/** Answers the confirmation: once with no, and then with yes and a request to agree. */
async function sendToClient(page: Page, dialog: Locator, { clientEmail }: Desk) {
  const send = dialog.getByRole('checkbox', { name: /^Stuur naar cliënt/ });
  const question = page.getByRole('dialog', { name: 'Naar de cliënt sturen?' });
  await expect(dialog.getByText(`Fatima El Amrani, ${clientEmail}`)).toBeVisible();
  await send.click();
  await expect(send).not.toBeChecked();
  await question.getByRole('button', { name: 'Nee' }).click();
  await expect(send).not.toBeChecked();
  await send.click();
  await question.getByRole('button', { name: 'Ja, stuur het' }).click();
  await expect(send).toBeChecked();
  await dialog.getByRole('checkbox', { name: /^Vraag de cliënt om akkoord/ }).check();
}

async function newLink(desk: Desk, old: string) {
  await expect.poll(() => desk.linkTo(desk.clientEmail)).not.toBe(old);
  return desk.linkTo(desk.clientEmail);
}

const api = (link: string) => `/api/approval-request/${link.split('/').at(-1)}`;

test('a pdf of sixty thousand pages opens at once, and says that it shows the first of them', async ({
  page,
  desk,
}) => {
  await desk.send(files(desk), {
    file: aLongPdf('eindeloos.pdf', 'Bladzijde', 60_000),
    trajectory_file_type_id: '1',
    trajectory_file_action_id: '1',
  });
  await desk.open();
  await list(page).getByRole('button', { name: 'eindeloos.pdf openen' }).click();
  const viewer = page.getByRole('dialog', { name: 'eindeloos.pdf' });
  await expect(viewer.getByText('Bladzijde 1 van 60000')).toBeVisible();
  await expect(viewer.locator('canvas[data-drawn=true]').first()).toBeVisible();
  expect(await viewer.getByRole('group', { name: /^Bladzijde/ }).count()).toBeLessThan(200);
  const scroller = viewer.getByRole('region', { name: 'Het bestand' });
  const height = () => scroller.evaluate((element) => element.scrollHeight);
  const before = await height();
  await scroller.press('End');
  await expect(viewer.getByText('Dit zijn de eerste 2000 bladzijden.')).toBeVisible();
  await expect(viewer.getByText('Bladzijde 2000 van 60000')).toBeVisible();
  // There was as much room as the pages needed: the end did not move while they came.
  expect(Math.abs((await height()) - before)).toBeLessThan(16);
});
