import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { countCalls, type Desk, expect, expectFine, test } from './desk.ts';

/** The other steps are still there, out of sight. */
const box = (wizard: Locator, label: string) =>
  wizard.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) });

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
  await box(wizard, 'E-mailadres').fill('geen adres');
  await next(page).click();
  await expect(wizard.getByText('Dit is geen geldig e-mailadres.')).toBeVisible();
  await expectFine(page, 'the search step');
  const email = `${crypto.randomUUID()}@mail.example`;
  await box(wizard, 'E-mailadres').fill(email);
  await box(wizard, 'E-mailadres').press('Enter');

  await expect(wizard.getByText(`kent nog niemand met ${email}.`)).toBeVisible();
  for (const section of ['Persoon', 'Adres', 'Contact', 'Opleiding en werk'])
    await expect(wizard.getByRole('heading', { name: section })).toBeVisible();
  await expect(box(wizard, 'E-mailadres')).toHaveValue(email);
  await expect(wizard.getByRole('radio')).toHaveCount(3);
  await expect(next(page)).toBeDisabled();
  await box(wizard, 'Voornaam').fill('Lisa');
  await expect(next(page)).toBeDisabled();
  await box(wizard, 'Achternaam').fill('Janssen');
  await wizard.getByText('Vrouw').click();
  await expectFine(page, 'the client step');

  await wizard.getByRole('button', { name: 'Terug' }).click();
  await next(page).click();
  await expect(box(wizard, 'Voornaam')).toHaveValue('Lisa');
  await refuseOnce(page, '**/api/clients', 422, 'Achternaam: vul dit in.');
  await next(page).click();
  await expect(wizard.getByRole('alert')).toContainText('Achternaam: vul dit in.');
  await expect(page.getByText('Dit is nog niet goed.')).toBeVisible();
  await next(page).dblclick();

  await expect(wizard.getByRole('combobox', { name: 'Status' })).toHaveValue('Nieuw');
  await expect(wizard.getByRole('combobox', { name: 'Adviseur' })).toHaveValue('Sander Kuipers');
  await expect(wizard.getByRole('combobox', { name: 'Organisatie' })).toHaveValue(/\S/);
  await expect(box(wizard, 'Reden van afronding')).toHaveCount(0);
  await box(wizard, 'Contactpersoon').fill('Harm Jansma');
  await expectFine(page, 'the trajectory step');
  const create = wizard.getByRole('button', { name: 'Traject maken' });
  await page.route('**/api/trajectories', (route) => route.abort());
  await create.click();
  await expect(page.getByText('Er ging iets mis. Probeer het opnieuw.')).toBeVisible();
  await expect(box(wizard, 'Contactpersoon')).toHaveValue('Harm Jansma');
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
  await box(wizard, 'E-mailadres').fill(email);
  await next(page).click();
  await expect(wizard.getByText(/^Fatima El Amrani is al bekend bij/)).toBeVisible();
  await expect(wizard.getByRole('radio', { name: 'Vrouw' })).toBeChecked();
  await expect(wizard.getByRole('radio', { name: 'Vrouw' })).toHaveValue('w');
  await expect(box(wizard, 'Plaats')).toHaveValue('Nador');
  await box(wizard, 'Plaats').fill('Utrecht');
  await next(page).click();
  await expect(wizard.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await wizard.getByRole('button', { name: 'Terug' }).click();
  await box(wizard, 'Nationaliteit').fill('Nederlandse');
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

test('a client who already has a trajectory is pointed out, and it can be opened; leaving says what was saved', async ({
  page,
  desk,
}) => {
  const wizard = await openWizard(page);
  await box(wizard, 'E-mailadres').fill(desk.clientEmail);
  await next(page).click();
  await expect(wizard.getByText('Fatima El Amrani heeft al een traject')).toBeVisible();
  await expectFine(page, 'the client who has one');
  await next(page).click();
  await wizard.getByRole('button', { name: 'Annuleren' }).click();
  const question = page.getByRole('dialog', { name: 'Stoppen zonder traject?' });
  await expect(question).toContainText('Fatima El Amrani is al opgeslagen als cliënt.');
  await question.getByRole('button', { name: 'Verder invullen' }).click();
  await wizard.getByRole('button', { name: 'Terug' }).click();
  await wizard.getByRole('link', { name: 'Open dit traject' }).click();
  await question.getByRole('button', { name: 'Ja, stoppen' }).click();
  await expect(page).toHaveURL(`/trajectories/${desk.trajectoryId}`);
});

test('[TRAJ-05] somebody who is not a client stays on the search; so does a client elsewhere, until accepted', async ({
  page,
  request,
  signInAs,
}) => {
  const elsewhere = `${crypto.randomUUID()}@elders.example`;
  await aClientOf(request, await signInAs('counselor@other.example'), elsewhere);
  await signInAs('counselor2');
  const wizard = await openWizard(page);
  await box(wizard, 'E-mailadres').fill('evaluator@demo.example');
  await next(page).click();
  await expect(wizard.getByRole('alert')).toContainText('Dit account is geen cliënt');
  await expectFine(page, 'the mismatch');
  await box(wizard, 'E-mailadres').fill(elsewhere);
  await expect(wizard.getByRole('alert')).toHaveCount(0);
  await next(page).click();
  await expect(wizard.getByRole('alert')).toContainText('hoort bij een andere organisatie');
  await expect(box(wizard, 'E-mailadres')).toHaveValue(elsewhere);
  await expectFine(page, 'the client of another organisation');

  await wizard.getByRole('button', { name: 'Toch inschrijven als nieuwe cliënt' }).click();
  await expect(box(wizard, 'E-mailadres')).toHaveValue(elsewhere);
  await expect(box(wizard, 'Voornaam')).toHaveValue('');
  await box(wizard, 'Voornaam').fill('Anouk');
  await box(wizard, 'Achternaam').fill('Elders');
  await next(page).click();
  await expect(wizard.getByRole('combobox', { name: 'Organisatie' })).toBeDisabled();
  await wizard.getByRole('button', { name: 'Traject maken' }).click();
  await expect(page.getByText('Het traject is gemaakt.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Anouk Elders/ }).first()).toBeVisible();
});

test('[TRAJ-03] leaving the wizard halfway asks only if something was typed', async ({
  page,
  signInAs,
}) => {
  await signInAs('counselor2');
  const wizard = await openWizard(page);
  await wizard.getByRole('button', { name: 'Annuleren' }).click();
  await expect(wizard).toBeHidden();
  await page.getByRole('button', { name: 'Nieuw traject' }).click();
  await box(wizard, 'E-mailadres').fill('half@mail.example');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Sluiten zonder opslaan?' });
  await question.getByRole('button', { name: 'Verder invullen' }).click();
  await expect(box(wizard, 'E-mailadres')).toHaveValue('half@mail.example');
  await wizard.getByRole('button', { name: 'Annuleren' }).click();
  await question.getByRole('button', { name: 'Ja, sluiten' }).click();
  await expect(wizard).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nieuw traject' })).toBeFocused();
});

async function aClientOf(request: APIRequestContext, token: string, email: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.get('/api/organisations', { headers });
  const [organisation] = (await answer.json()) as { id: number }[];
  const name = { first_name: 'Anouk', last_name: 'Smits' };
  const data = { organisation_id: organisation?.id, email, ...name };
  expect((await request.post('/api/clients', { headers, data })).ok()).toBe(true);
}

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
