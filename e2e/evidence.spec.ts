import type { Page } from '@playwright/test';
import { aPhone, callAs, expectFine, linkTo } from './desk.ts';
import { aPicture } from './files.ts';
import { expect, test } from './fixtures.ts';

type Process = {
  diploma: { diploma_id: number };
  work_process: { work_process_id: number; number: string };
};
const student = 6;
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Opens what the student shows of a work process, on the page with all of them. */
async function openEvidence(page: Page, number: string) {
  await page.goto(`/work-processes/${student}`);
  const name = new RegExp(`^Bewijs bij ${number.replace('.', '\\.')} `);
  await page.getByRole('button', { name }).click();
  await expect(dialog(page, name)).toBeVisible();
  return dialog(page, name);
}

test('a student shows a photo and what they learned, and a mentor looks at it from the mail', async ({
  browser,
  page,
  request,
  signInAs,
}) => {
  await signInAs('student');
  const list = await openEvidence(page, '1.4');
  await expectFine(page, 'the evidence');
  await list.getByRole('button', { name: 'Bewijs toevoegen' }).click();
  const form = dialog(page, 'Bewijs toevoegen');
  await form.getByRole('textbox', { name: 'Titel' }).fill('Samen koken');
  await form.getByLabel(/Foto, video of bestand/).setInputFiles(aPicture('koken.png'));
  await form.getByRole('textbox', { name: 'Wat leerde je ervan?' }).fill('Meer tijd nemen.');
  await expectFine(page, 'the form');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(list.getByText('Samen koken')).toBeVisible();
  await list.getByRole('button', { name: 'koken.png openen' }).click();
  await expect(dialog(page, 'koken.png').getByRole('img')).toBeVisible();

  const call = callAs(request, await signInAs('coordinator'));
  const email = `${crypto.randomUUID()}@zorg.example`;
  const path = `/evaluation-students/${student}`;
  const processes = await call<Process[]>('GET', `${path}/work-processes`);
  const one = processes.find(({ work_process }) => work_process.number === '1.4');
  await call('POST', `${path}/evaluations`, {
    diploma_id: one?.diploma.diploma_id,
    work_process_ids: [one?.work_process.work_process_id],
    ...{ role: 'mentor', email, first_name: 'Ria', last_name: 'Smit' },
  });
  const phone = await aPhone(browser);
  await phone.goto(await linkTo(call)(email, 'evaluate'));
  const card = phone.getByRole('article', { name: /^1\.4 / });
  await card.getByText(/^Bekijk het bewijs van de student/).click();
  await expect(card.getByText('Meer tijd nemen.')).toBeVisible();
  await expectFine(phone, 'the page with evidence');
  await phone.setViewportSize({ width: 375, height: 812 });
  await card.getByRole('checkbox', { name: 'Dit heb ik bekeken' }).check();
  await card.getByRole('button', { name: 'Gevorderd' }).click();
  await expect(card.getByText('Bewaard')).toBeVisible();

  await signInAs('student');
  const again = await openEvidence(page, '1.4');
  await expect(again.getByText('Bekeken door Ria Smit')).toBeVisible();
  await expect(again.getByRole('button', { name: /^Bewijs verwijderen/ })).toHaveCount(0);
});

test('an evaluator sees the evidence beside what they rate', async ({
  page,
  signInAs,
  request,
}) => {
  const call = callAs(request, await signInAs('evaluator'));
  type Pending = { id: number; work_process: { work_process_id: number; number: string } };
  const pending = await call<(Pending & Process & { student: { id: number } })[]>(
    'GET',
    '/pending-evaluations',
  );
  const one = pending.find(
    (asked) => asked.student.id === student && asked.work_process.number === '1.6',
  );
  const { diploma, work_process, id } = one ?? {};
  await page.goto(
    `/evaluation-students/${student}/${diploma?.diploma_id}/${work_process?.work_process_id}/${id}`,
  );
  const evidence = page.getByRole('region', { name: /^Bewijs van Sanne/ });
  await expect(evidence.getByText('Mevrouw was gevallen')).toBeVisible();
  await expectFine(page, 'the evaluation with evidence');
  // It is ticked a moment after the press, when the cache has told of it.
  await evidence.getByRole('checkbox', { name: 'Bekeken: Mevrouw was gevallen' }).click();
  await expect(evidence.getByRole('checkbox')).toBeChecked();
  await page.reload();
  await expect(evidence.getByRole('checkbox')).toBeChecked();
});

test('a film goes on after a broken line', async ({ page, signInAs, complaints }) => {
  await signInAs('student');
  const list = await openEvidence(page, '2.3');
  await list.getByRole('button', { name: 'Bewijs toevoegen' }).click();
  const form = dialog(page, 'Bewijs toevoegen');
  await form.getByRole('textbox', { name: 'Titel' }).fill('Voorlichting');
  let parts = 0;
  await page.route('**/uploads/*/parts', (route) => {
    parts += 1;
    return parts === 2 ? route.abort() : route.continue();
  });
  const film = Buffer.alloc(9 * 1024 * 1024, 1);
  film.write('\0\0\0\x14ftypmp42\0\0\0\0isom', 'latin1');
  const file = { name: 'voorlichting.mp4', mimeType: 'video/mp4', buffer: film };
  await form.getByLabel(/Foto, video of bestand/).setInputFiles(file);
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(list.getByRole('button', { name: 'voorlichting.mp4 openen' })).toBeVisible();
  expect(parts).toBe(4);
  complaints.length = 0;
});
