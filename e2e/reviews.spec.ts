import type { Locator, Page } from '@playwright/test';
import { expect, expectFine, panel, pressTwice, test } from './desk.ts';
import { aPdf } from './files.ts';
import { remember } from './fixtures.ts';

test.use({ counselor: 'counselor' });

const plan = aPdf('Trajectplan.pdf', 'Het plan van Fatima', 'De cursus begint in januari');
const proposal = aPdf('Offerte.pdf', 'Negen maanden begeleiding');
const state = (page: Page) => panel(page, 'Traject');
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

test('[INFO-03, INFO-04, INFO-10, DOC-14, NOTE-08, PUB-01, PUB-02, PUB-03, PUB-05] client and employer agree with a trajectory through their links', async ({
  page,
  desk,
  browser,
}) => {
  test.setTimeout(120_000);
  const phone = await (
    await browser.newContext({ viewport: { width: 375, height: 812 } })
  ).newPage();
  await remember(phone, { cookies: 'accepted', language: 'nl' });
  const notes = `/trajectories/${desk.trajectoryId}/notes`;
  const note = await desk.call<{ id: number }>('POST', notes, {
    date: '2026-11-10 14:05:00',
    note: 'We spraken af dat u in januari begint.',
    visible_client: true,
    visible_employer: false,
  });
  await desk.open();

  await test.step('the counselor sends the plan to the client', async () => {
    await state(page).getByRole('button', { name: 'Start cliënttraject' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start cliënttraject' });
    const start = dialog.getByRole('button', { name: 'Stuur naar cliënt' });
    await expect(dialog).toContainText(desk.clientEmail);
    await expect(start).toBeDisabled();
    await dialog.locator('input[type=file]').setInputFiles(plan);
    await expect(dialog.getByText('Trajectplan.pdf')).toBeVisible();
    await expectFine(page, 'the start');
    await start.click();
    await expect(page.getByText(/^Het plan wordt verstuurd naar Fatima El Amrani, /)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(state(page)).toContainText('Wacht op Fatima El Amrani');
    await expect(state(page)).toContainText('Nog niet geopend');
    await expect(panel(page, 'Documenten')).toContainText('Trajectplan.pdf');
  });

  await test.step('the client reads it on a phone and agrees', async () => {
    const old = await desk.linkTo(desk.clientEmail);
    await state(page).getByRole('button', { name: 'Opnieuw versturen' }).click();
    await page
      .getByRole('dialog', { name: /^Opnieuw versturen naar/ })
      .getByRole('button', { name: 'Opnieuw versturen' })
      .click();
    await expect(page.getByText('De mail wordt verstuurd naar ')).toBeVisible();
    await phone.goto(old);
    await expect(heading(phone, 'We kunnen deze pagina niet openen')).toBeVisible();

    await expect.poll(() => desk.linkTo(desk.clientEmail)).not.toBe(old);
    await phone.goto(await desk.linkTo(desk.clientEmail));
    await expect(heading(phone, 'Gaat u akkoord met uw trajectplan?')).toBeFocused();
    const message = phone.getByText('We spraken af dat u in januari begint.');
    await expect(message).toBeVisible();
    await expect(phone.getByText('Stichting Werkwijzer vraagt uw akkoord')).toBeVisible();
    await expectFine(phone, 'the choice');
    await phone.setViewportSize({ width: 375, height: 812 });
    const release = await holdReader(phone);
    await phone.getByRole('button', { name: 'Lees het plan' }).click();
    const place = await seesFirstPage(phone);
    release();
    await readsPdf(phone, place);
    await phone.keyboard.press('Escape');
    await desk.call('PATCH', `${notes}/${note.id}`, { visible_client: false });
    await phone.reload();
    await expect(phone.getByRole('button', { name: 'Lees het plan' })).toBeVisible();
    await expect(message).toHaveCount(0);
    const download = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Download het plan' }).click();
    expect((await download).suggestedFilename()).toBe('Trajectplan.pdf');
    await phone.getByRole('button', { name: 'Ja, ik ga akkoord' }).click();
    await expect(heading(phone, 'Weet u het zeker?')).toBeFocused();
    await expectFine(phone, 'the question');
    const yes = phone.getByRole('button', { name: 'Ja, ik weet het zeker' });
    await pressTwice(phone, yes, '**/api/approval-request/**');
    await expect(heading(phone, 'Bedankt, u bent akkoord')).toBeFocused();
    await expectFine(phone, 'the thanks');
    await phone.reload();
    await expect(heading(phone, 'Bedankt, u bent akkoord')).toBeFocused();
    await expect(phone.getByText('Fatima El Amrani ging akkoord op')).toBeVisible();
    const kept = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Download het plan' }).click();
    expect((await kept).suggestedFilename()).toBe('Trajectplan.pdf');
  });

  await test.step('the counselor sends plan and proposal to the employer', async () => {
    await desk.open();
    await expect(state(page)).toContainText('Offerte nodig');
    await startEmployer(page);
    await expect(state(page)).toContainText('Wacht op Pieter Hoekstra');
  });

  await test.step('the employer rejects with a reason, which the counselor sees', async () => {
    await phone.goto(await desk.linkTo(desk.contactEmail));
    await expect(heading(phone, 'Gaat u akkoord met het plan en de offerte?')).toBeVisible();
    await expect(phone.getByText('We spraken af')).toHaveCount(0);
    await expect(phone.getByRole('button', { name: 'Lees de offerte' })).toBeVisible();
    await phone.getByRole('button', { name: 'Nee, ik ga niet akkoord' }).click();
    await expect(heading(phone, 'Waarom gaat u niet akkoord?')).toBeFocused();
    await phone.getByLabel('Uw reden').fill('De scholing start te laat.');
    await expectFine(phone, 'the reason');
    await phone.getByRole('button', { name: 'Stuur mijn reden' }).click();
    await expect(heading(phone, 'Bedankt, uw reden is verstuurd')).toBeVisible();
    await desk.open();
    await expect(state(page)).toContainText('Afgewezen door de werkgever');
    await expect(state(page)).toContainText('De scholing start te laat.');
  });

  await test.step('the second proposal is accepted', async () => {
    const old = await desk.linkTo(desk.contactEmail);
    await startEmployer(page);
    await expect(state(page)).not.toContainText('De scholing start te laat.');
    await expect.poll(() => desk.linkTo(desk.contactEmail)).not.toBe(old);
    await phone.goto(await desk.linkTo(desk.contactEmail));
    await phone.getByRole('button', { name: 'Ja, ik ga akkoord' }).click();
    await phone.getByRole('button', { name: 'Ja, ik weet het zeker' }).click();
    await expect(heading(phone, 'Bedankt, u bent akkoord')).toBeVisible();
    await desk.open();
    await expect(state(page)).toContainText('Lopend');
    await expect(state(page).getByRole('button', { name: 'Traject afronden' })).toBeVisible();
  });
  await phone.context().close();
});

test('[INFO-04, INFO-05] a start that fails says why, and without an address there is none', async ({
  page,
  desk,
  complaints,
}) => {
  const trajectory = `/trajectories/${desk.trajectoryId}`;
  await desk.call('PATCH', trajectory, { trajectory_state_id: 3, contact_email: null });
  await desk.open();
  await state(page).getByRole('button', { name: 'Start werkgeverstraject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start werkgeverstraject' });
  const start = dialog.getByRole('button', { name: 'Stuur naar werkgever' });
  await expect(dialog).toContainText('De contactpersoon heeft nog geen e-mailadres');
  await expectFine(page, 'the start without an address');
  await dialog.getByRole('button', { name: 'Vul het e-mailadres in' }).click();
  const edit = page.getByRole('dialog', { name: 'Traject bewerken' });
  await edit.getByLabel('E-mail contactpersoon').fill(desk.contactEmail);
  await edit.getByRole('button', { name: 'Opslaan' }).click();
  await expect(edit).toBeHidden();

  // Once there is an address, the start that needed it opens again by itself.
  await expect(start).toBeVisible();
  const [planBox, proposalBox] = [dialog.locator('input').first(), dialog.locator('input').last()];
  await planBox.setInputFiles({ ...plan, name: 'nep.pdf', buffer: Buffer.from('<script>') });
  await expect(start).toBeDisabled();
  await proposalBox.setInputFiles(proposal);
  await start.click();
  await expect(page.getByText('Dit is nog niet goed.')).toBeVisible();
  await expect(dialog.getByRole('alert').first()).toContainText(
    /De inhoud van ‘.+’ past niet bij de naam/,
  );
  await page.route('**/api/**/start-employer', (route) => route.abort());
  await planBox.setInputFiles(plan);
  await start.click();
  const failed = 'Het traject naar de werkgever sturen is niet gelukt.';
  await expect(page.getByText(failed).first()).toBeVisible();
  await page.unroute('**/api/**/start-employer');
  await start.click();
  await expect(dialog).toBeHidden();
  await expect(state(page)).toContainText('Wacht op Pieter Hoekstra');
  complaints.length = 0;
});

async function startEmployer(page: Page) {
  await state(page).getByRole('button', { name: 'Start werkgeverstraject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start werkgeverstraject' });
  await dialog.locator('input').first().setInputFiles(plan);
  await dialog.locator('input').last().setInputFiles(proposal);
  await dialog.getByRole('button', { name: 'Stuur naar werkgever' }).click();
  await expect(dialog).toBeHidden();
}

const viewerOn = (page: Page) => page.getByRole('dialog', { name: 'Trajectplan.pdf' });
const scrollerOn = (page: Page) => viewerOn(page).getByRole('region', { name: 'Het bestand' });

/** As on a slow line: what reads a PDF is still on its way. */
async function holdReader(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/pdf.worker.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function seesFirstPage(page: Page) {
  const viewer = viewerOn(page);
  const picture = viewer.getByRole('img', { name: 'Afbeelding van bladzijde 1' });
  await expect(picture).toBeVisible();
  await expect(viewer.getByText('De rest wordt geladen…')).toBeVisible();
  await expectFine(page, 'the picture of the first page');
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(viewer.locator('canvas')).toHaveCount(0);
  await scrollerOn(page).focus();
  return rounded(picture);
}

/** The page takes over the place of its picture, and the focus. */
async function readsPdf(page: Page, place: unknown) {
  const viewer = viewerOn(page);
  await expect(viewer.getByText('Bladzijde 1 van 2')).toBeVisible({ timeout: 20_000 });
  await expect(scrollerOn(page)).toBeFocused();
  expect(await rounded(viewer.getByRole('group', { name: 'Bladzijde 1 van 2' }))).toEqual(place);
  await expect(viewer.getByText('Het plan van Fatima')).toBeVisible({ timeout: 20_000 });
  await expect(viewer.locator('canvas[data-drawn=true]').first()).toBeVisible();
  await expectFine(page, 'the viewer');
  await viewer.getByRole('button', { name: 'Groter' }).click();
  await expect(viewer.getByText('125%')).toBeVisible();
  await scrollerOn(page).focus();
  await page.keyboard.press('End');
  await expect(viewer.getByText('Bladzijde 2 van 2')).toBeVisible();
  await expect(viewer.getByText('De cursus begint in januari')).toBeVisible();
}

async function rounded(part: Locator) {
  const box = await part.boundingBox();
  return box && [box.x, box.y, box.width, box.height].map(Math.round);
}
