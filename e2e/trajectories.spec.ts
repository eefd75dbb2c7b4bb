import type { Page } from '@playwright/test';
import { countCalls, type Desk, expect, expectFine, panel, test } from './desk.ts';

test('[TRAJ-01] the list has its columns in order, and its rows open the dashboard', async ({
  page,
  desk,
}) => {
  await page.route('**/api/trajectories*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/trajectories');
  await expect(page.getByText('Laden…').first()).toBeAttached();
  const table = page.getByRole('table', { name: 'Trajecten' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Adviseur',
    'Cliënt',
    'Contactpersoon',
    'Status',
    'Aangemeld',
    'Bekijken',
  ]);
  const row = table.getByRole('row', { name: 'Fatima El Amrani' }).first();
  await expect(row.getByRole('cell')).toHaveText([
    /Sander Kuipers$/,
    'Fatima El Amrani',
    'Pieter Hoekstra',
    'Nieuw',
    /\d{4}$/,
    '',
  ]);
  await expectFine(page, 'the list');
  await row.getByRole('link', { name: /^Bekijk het traject van/ }).click();
  await expect(page).toHaveURL(/\/trajectories\/\d+$/);
  await page.goBack();
  await row.getByRole('cell', { name: 'Pieter Hoekstra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fatima El Amrani' })).toBeVisible();
  expect(desk.trajectoryId).toBeGreaterThan(0);
});

test('[TRAJ-01, TRAJ-02] page, search, counselor and state live in the address, and back works', async ({
  page,
  desk,
}) => {
  const contact = `Ineke ${desk.trajectoryId}-Terlouw`;
  await desk.call('PATCH', `/trajectories/${desk.trajectoryId}`, { contact_name: contact });
  await page.goto('/trajectories');
  await page.getByRole('button', { name: 'Pagina 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByText(/^16 - 30 van \d+ items$/)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Zoek op cliënt of contactpersoon' }).fill(contact);
  await expect(page).toHaveURL(/q=Ineke/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.getByRole('cell', { name: contact })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pagina’s' })).toHaveCount(0);

  const counselors = page.getByRole('combobox', { name: 'Adviseur' });
  await expect(counselors.getByRole('option').first()).toHaveText('Alle adviseurs');
  await counselors.selectOption('Marieke de Vries');
  await expect(page.getByText('Geen traject gevonden')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Geen traject gevonden')).toBeVisible();
  await counselors.selectOption('Alle adviseurs');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Lopend');
  await expect(page).toHaveURL(/state=in_progress/);
  await expect(page.getByText('Geen traject gevonden')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('cell', { name: contact })).toBeVisible();
});

test('[TRAJ-02] who works alone has no counselor to choose; a stranger has no list at all', async ({
  page,
  signInAs,
}) => {
  await signInAs('counselor@other.example');
  await page.goto('/trajectories');
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('combobox', { name: 'Adviseur' })).toHaveCount(0);
  await signInAs('student');
  await page.goto('/trajectories');
  await expect(page).toHaveURL(/\/page_not_found$/);
});

test('a counselor without students is led to the trajectories', async ({ page, signInAs }) => {
  await signInAs('counselor');
  await page.goto('/evaluation-students');
  await page.getByRole('link', { name: 'Naar de trajecten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trajecten' })).toBeVisible();
});

const next = (page: Page) => page.getByRole('button', { name: 'Volgende', exact: true });

async function openWizard(page: Page) {
  await page.goto('/trajectories');
  await page.getByRole('button', { name: 'Nieuw traject' }).click();
  return page.getByRole('dialog', { name: 'Nieuw traject' });
}

test('[TRAJ-03, TRAJ-04, TRAJ-05, TRAJ-06, TRAJ-07, TRAJ-09, TRAJ-13] the wizard makes a client and a trajectory', async ({
  page,
  desk,
  complaints,
}) => {
  const made = countCalls(page, 'POST', /\/api\/(clients|trajectories)$/);
  const wizard = await openWizard(page);
  await expect(wizard.getByRole('button', { name: 'Annuleren' })).toBeVisible();
  await expect(wizard.getByRole('combobox', { name: 'Organisatie' })).toHaveValue(/\S/);
  await expect(next(page)).toBeDisabled();
  await wizard.getByLabel('E-mailadres').fill('geen adres');
  await next(page).click();
  await expect(wizard.getByText('Dit is geen geldig e-mailadres.')).toBeVisible();
  await expectFine(page, 'the search step');
  const email = `${crypto.randomUUID()}@mail.example`;
  await wizard.getByLabel('E-mailadres').fill(email);
  await wizard.getByLabel('E-mailadres').press('Enter');

  await expect(wizard.getByText(`Er is nog geen account met ${email}.`)).toBeVisible();
  for (const section of ['Persoon', 'Adres', 'Contact', 'Opleiding en werk'])
    await expect(wizard.getByRole('heading', { name: section })).toBeVisible();
  await expect(wizard.getByLabel('E-mailadres')).toHaveValue(email);
  await expect(wizard.getByRole('radio')).toHaveCount(3);
  await expect(next(page)).toBeDisabled();
  await wizard.getByLabel('Voornaam').fill('Lisa');
  await expect(next(page)).toBeDisabled();
  await wizard.getByLabel('Achternaam').fill('Janssen');
  await wizard.getByText('Vrouw').click();
  await expectFine(page, 'the client step');

  await wizard.getByRole('button', { name: 'Terug' }).click();
  await next(page).click();
  await expect(wizard.getByLabel('Voornaam')).toHaveValue('Lisa');
  await refuseOnce(page, '**/api/clients', 422, 'Achternaam: vul dit in.');
  await next(page).click();
  await expect(wizard.getByRole('alert')).toContainText('Achternaam: vul dit in.');
  await expect(page.getByText('Niet alles is goed ingevuld.')).toBeVisible();
  await next(page).dblclick();

  await expect(wizard.getByRole('combobox', { name: 'Status' })).toHaveValue('Nieuw');
  await expect(wizard.getByRole('combobox', { name: 'Adviseur' })).toHaveValue('Sander Kuipers');
  await expect(wizard.getByRole('combobox', { name: 'Organisatie' })).toHaveValue(/\S/);
  await expect(wizard.getByLabel('Reden van afronding')).toHaveCount(0);
  await wizard.getByLabel('Contactpersoon', { exact: true }).fill('Harm Jansma');
  await expectFine(page, 'the trajectory step');
  const create = wizard.getByRole('button', { name: 'Traject maken' });
  await page.route('**/api/trajectories', (route) => route.abort());
  await create.click();
  await expect(page.getByText('Er ging iets mis. Probeer het opnieuw.')).toBeVisible();
  await expect(wizard.getByLabel('Contactpersoon', { exact: true })).toHaveValue('Harm Jansma');
  await page.unroute('**/api/trajectories');
  complaints.length = 0;
  made.length = 0;
  await create.dblclick();

  await expect(page.getByText('Het traject is gemaakt.')).toBeVisible();
  await expect(wizard).toBeHidden();
  await expect(page.getByRole('row', { name: /Lisa Janssen Harm Jansma/ }).first()).toBeVisible();
  expect(made).toEqual([
    expect.objectContaining({
      client_id: expect.any(Number),
      counselor_id: expect.any(Number),
      organisation_id: expect.any(Number),
      trajectory_state_id: 1,
    }),
  ]);
  await expectOneClient(desk, email, { gender: 'f', last_name: 'Janssen' });
});

test('[TRAJ-05, TRAJ-13, TRAJ-14] a known client fills the form and is changed, never made twice', async ({
  page,
  desk,
}) => {
  const email = `${crypto.randomUUID()}@mail.example`;
  await desk.call('PATCH', `/clients/${desk.clientId}`, { email, gender: 'f', city: 'Nador' });
  const made = countCalls(page, 'POST', /\/api\/clients$/);
  const wizard = await openWizard(page);
  await wizard.getByLabel('E-mailadres').fill(email);
  await next(page).click();
  await expect(wizard.getByText(/^Fatima El Amrani is al bekend bij/)).toBeVisible();
  await expect(wizard.getByRole('radio', { name: 'Vrouw' })).toBeChecked();
  await expect(wizard.getByRole('radio', { name: 'Vrouw' })).toHaveValue('w');
  await expect(wizard.getByLabel('Plaats', { exact: true })).toHaveValue('Nador');
  await wizard.getByLabel('Plaats', { exact: true }).fill('Utrecht');
  await next(page).click();
  await expect(wizard.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await wizard.getByRole('button', { name: 'Terug' }).click();
  await wizard.getByLabel('Nationaliteit').fill('Nederlandse');
  await next(page).click();
  await wizard.getByRole('button', { name: 'Traject maken' }).click();
  await expect(page.getByText('Het traject is gemaakt.')).toBeVisible();
  expect(made).toHaveLength(0);
  await expectOneClient(desk, email, {
    id: desk.clientId,
    gender: 'f',
    city: 'Utrecht',
    nationality: 'Nederlandse',
  });
});

test('[TRAJ-05] somebody who is no client, or a client elsewhere, stays on the search with a reason', async ({
  page,
  desk,
}) => {
  const wizard = await openWizard(page);
  await wizard.getByLabel('E-mailadres').fill('evaluator@demo.example');
  await next(page).click();
  await expect(wizard.getByRole('alert')).toContainText('Dit account is geen cliënt');
  await expectFine(page, 'the mismatch');
  await page.route('**/api/clients/search', (route) =>
    route.fulfill({ json: { status: 'organisation_mismatch' } }),
  );
  await wizard.getByLabel('E-mailadres').fill('iemand@elders.example');
  await expect(wizard.getByRole('alert')).toHaveCount(0);
  await next(page).click();
  await expect(wizard.getByRole('alert')).toContainText('hoort bij een andere organisatie');
  await expect(wizard.getByLabel('E-mailadres')).toHaveValue('iemand@elders.example');
  expect(desk.clientId).toBeGreaterThan(0);
});

test('[TRAJ-03] leaving the wizard half-way asks only when something was typed', async ({
  page,
  signInAs,
}) => {
  await signInAs('counselor2');
  const wizard = await openWizard(page);
  await wizard.getByRole('button', { name: 'Annuleren' }).click();
  await expect(wizard).toBeHidden();
  await page.getByRole('button', { name: 'Nieuw traject' }).click();
  await wizard.getByLabel('E-mailadres').fill('half@mail.example');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Sluiten zonder opslaan?' });
  await question.getByRole('button', { name: 'Verder invullen' }).click();
  await expect(wizard.getByLabel('E-mailadres')).toHaveValue('half@mail.example');
  await wizard.getByRole('button', { name: 'Annuleren' }).click();
  await question.getByRole('button', { name: 'Ja, sluiten' }).click();
  await expect(wizard).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nieuw traject' })).toBeFocused();
});

test('[TRAJ-07, TRAJ-08, TRAJ-10, TRAJ-12, TRAJ-15, INFO-01] every field of a trajectory is edited and stays', async ({
  page,
  desk,
}) => {
  await desk.open();
  const info = panel(page, 'Traject');
  await info.getByRole('button', { name: 'Traject bewerken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Traject bewerken' });
  const state = dialog.getByRole('combobox', { name: 'Status' });
  await state.click();
  await expect(page.getByRole('option')).toHaveText([
    'Nieuw',
    'Offerte nodig',
    'Lopend',
    'Afgerond: intern',
    'Afgerond: extern, binnen sector',
    'Afgerond: extern, buiten sector',
    'Afgerond: zonder plaatsing',
  ]);
  await expect(dialog.getByLabel('Reden van afronding')).toHaveCount(0);
  await page.getByRole('option', { name: 'Afgerond: intern' }).click();
  await dialog.getByLabel('Reden van afronding').fill('Vast contract bij de eigen werkgever.');
  for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('checkbox', { name: 'Scholing' }).check();
  await dialog.getByRole('checkbox', { name: 'APQ gemaakt' }).check();
  await expectFine(page, 'the trajectory dialog');
  await dialog.getByRole('button', { name: 'Opslaan' }).dblclick();

  await expect(page.getByText('Het traject is opgeslagen.')).toBeVisible();
  await expect(info).toContainText('Vast contract bij de eigen werkgever.');
  for (const fact of ['19 okt 2026, door UWV', '22 okt 2026', 'Tweede spoor', '9 maanden'])
    await expect(info).toContainText(fact);
  const stored = await desk.call<object>('GET', `/trajectories/${desk.trajectoryId}`);
  expect(stored).toMatchObject({
    contact_name: 'Ingrid Bosman',
    contact_phone: '030 271 48 00',
    contact_email: 'i.bosman@delinde.example',
    registered_by: 'UWV',
    registration_date: '2026-10-19',
    intake_date: '2026-10-22',
    category: 'Tweede spoor',
    length: '9',
    schooling: true,
    apq_taken: true,
    completed_reason: 'Vast contract bij de eigen werkgever.',
    client: { id: desk.clientId, name: 'Fatima El Amrani' },
    trajectory_state: { id: 6, code: 'completed_internal' },
    version: 2,
  });

  await info.getByRole('button', { name: 'Traject bewerken' }).click();
  await expect(dialog.getByLabel('Categorie')).toHaveValue('Tweede spoor');
  await expect(dialog.getByLabel('Duur (maanden)')).toHaveValue('9');
  await dialog.getByLabel('Duur (maanden)').fill('een half jaar');
  await dialog.getByLabel('Duur (maanden)').press('Enter');
  await expect(info).toContainText('een half jaar');
});

const typed = {
  'Contactpersoon *': 'Ingrid Bosman',
  'Telefoon contactpersoon': '030 271 48 00',
  'E-mail contactpersoon': 'i.bosman@delinde.example',
  'Aangemeld door': 'UWV',
  Aanmelddatum: '2026-10-19',
  Intakedatum: '2026-10-22',
  Categorie: 'Tweede spoor',
  'Duur (maanden)': '9',
};

test('[TRAJ-10] who edits second is told, sees the newer values and loses nothing typed', async ({
  page,
  desk,
  complaints,
}) => {
  await desk.open();
  const info = panel(page, 'Traject');
  await info.getByRole('button', { name: 'Traject bewerken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Traject bewerken' });
  await dialog.getByLabel('Categorie').fill('Eerste spoor');
  await desk.call('PATCH', `/trajectories/${desk.trajectoryId}`, { category: 'Tweede spoor' });
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  const told = dialog.getByRole('alert');
  await expect(told).toContainText('Iemand anders was je voor');
  await expect(told).toContainText('Tweede spoor');
  await expect(dialog.getByLabel('Categorie')).toHaveValue('Eerste spoor');
  await told.getByRole('button', { name: 'Bewaar mijn versie' }).click();
  await expect(page.getByText('Het traject is opgeslagen.')).toBeVisible();
  await expect(info).toContainText('Eerste spoor');
  complaints.length = 0;
});

async function refuseOnce(page: Page, path: string, status: number, error: string) {
  await page.route(path, (route) => route.fulfill({ status, json: { status, errors: [error] } }), {
    times: 1,
  });
}

async function expectOneClient(desk: Desk, email: string, values: object) {
  const [organisation] = await desk.call<{ id: number }[]>('GET', '/organisations');
  const search = { organisation_id: organisation?.id, email };
  const found = await desk.call<object>('POST', '/clients/search', search);
  expect(found).toMatchObject({ status: 'ok', client: values });
}
