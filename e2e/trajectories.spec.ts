import { expect, expectFine, panel, test } from './desk.ts';
import { aPdf } from './files.ts';

test('[TRAJ-01] the list has its columns in order, and its rows open the dashboard', async ({
  page,
  desk,
}) => {
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
  await page.route('**/api/trajectories*', async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.goto('/trajectories');
  await expect(page.getByText('Laden…').first()).toBeAttached();
  seen();
  const table = page.getByRole('table', { name: 'Trajecten' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Adviseur',
    'Cliënt',
    'Contactpersoon',
    'Status',
    'Aangemeld',
    'Bekijken',
  ]);
  const link = page.locator(`a[href="/trajectories/${desk.trajectoryId}"]`);
  const row = table.getByRole('row').filter({ has: link });
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
  await expect(page).toHaveURL(`/trajectories/${desk.trajectoryId}`);
  await page.goBack();
  await row.click({ position: { x: 600, y: 20 } });
  await expect(page).toHaveURL(`/trajectories/${desk.trajectoryId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Fatima El Amrani' })).toBeVisible();
});

test('[TRAJ-01, TRAJ-02] page, search, counselor and state are in the address, and back works', async ({
  page,
  desk,
}) => {
  const contact = `Ineke ${desk.trajectoryId}-Terlouw`;
  await desk.call('PATCH', `/trajectories/${desk.trajectoryId}`, { contact_name: contact });
  await page.goto('/trajectories');
  await page.getByRole('button', { name: 'Pagina 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByText(/^16 - 30 van \d+ items$/)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Zoek op naam of e-mailadres' }).fill(contact);
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
  await page.getByRole('button', { name: 'Status: Alle statussen' }).click();
  const running = page.getByRole('checkbox', { name: 'Lopend' });
  await running.click();
  await expect(page).toHaveURL(/state=in_progress/);
  await expect(running).toBeChecked();
  await expect(page.getByText('Geen traject gevonden')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('cell', { name: contact })).toBeVisible();
});

test('the list comes back as it was left, by every way back, until its filters are cleared', async ({
  page,
  desk,
}) => {
  const contact = `Ineke ${desk.trajectoryId}-Terlouw`;
  await desk.call('PATCH', `/trajectories/${desk.trajectoryId}`, { contact_name: contact });
  await page.goto('/trajectories');
  await page.getByRole('button', { name: 'Status: Alle statussen' }).click();
  const states = page.getByRole('dialog', { name: 'Status' });
  await expectFine(page, 'the states');
  await states.getByRole('button', { name: 'Open' }).click();
  await expect(states.getByRole('checkbox', { name: 'Wacht op werkgever' })).toBeChecked();
  await expect(states.getByRole('checkbox', { name: 'Afgerond: intern' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Status: Open' })).toBeFocused();
  await page.getByRole('searchbox').fill(contact);
  await expect(page).toHaveURL(/q=Ineke/);
  const row = page.locator(`a[href="/trajectories/${desk.trajectoryId}"]`).first();
  await expect(page.getByRole('cell', { name: contact })).toBeVisible();

  const isAsLeft = async () => {
    await expect(page.getByRole('searchbox')).toHaveValue(contact);
    await expect(page.getByRole('button', { name: 'Status: Open' })).toBeVisible();
    await expect(page.getByRole('cell', { name: contact })).toBeVisible();
  };
  await row.click();
  await page.getByRole('main').getByRole('link', { name: 'Trajecten' }).click();
  await isAsLeft();
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fatima El Amrani' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Trajecten' }).click();
  await isAsLeft();
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fatima El Amrani' })).toBeVisible();
  await page.goBack();
  await isAsLeft();
  await page.getByRole('button', { name: 'Wis filters' }).click();
  await expect(page).toHaveURL(/\/trajectories$/);
  await expect(page.getByRole('button', { name: 'Wis filters' })).toHaveCount(0);
});

test('the list is sorted by its column headers, and a page past the end shows the last one', async ({
  page,
  desk,
}) => {
  expect(desk.trajectoryId).toBeGreaterThan(0);
  await page.goto('/trajectories?page=99');
  await expect(page).toHaveURL(/\?page=\d$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('Nog geen trajecten')).toHaveCount(0);
  const head = page.getByRole('columnheader', { name: 'Cliënt' });
  await head.getByRole('button').click();
  await expect(page).toHaveURL(/\?sort=client$/);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const first = page.getByRole('row').nth(1).getByRole('cell').nth(1);
  await expect(first).toHaveText(/ (?:van |de |der |den )*[^C-Zc-z]/);
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(first).not.toHaveText(/ (?:van |de |der |den )*[^C-Zc-z]/);
});

test('the choice to see only one’s own is remembered on this device', async ({ page, desk }) => {
  expect(desk.trajectoryId).toBeGreaterThan(0);
  await page.goto('/trajectories');
  const mine = page.getByRole('button', { name: 'Alleen van mij' });
  await mine.click();
  await expect(page).toHaveURL(/counselor_id=me/);
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('cell', { name: 'Marieke de Vries' })).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/trajectories');
  await expect(page).toHaveURL(/counselor_id=me/);
  await mine.click();
  await expect(page).toHaveURL(/\/trajectories$/);
  await page.goto('/trajectories');
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
});

test('a change of state that ends somebody’s link asks first, and says whose', async ({
  page,
  desk,
}) => {
  const plan = { trajectory_plan: aPdf('Plan.pdf', 'Het plan') };
  await desk.send(`/trajectories/${desk.trajectoryId}/start-client`, plan);
  await desk.open();
  const info = panel(page, 'Traject');
  await info.getByRole('button', { name: 'Traject bewerken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Traject bewerken' });
  const state = dialog.getByRole('combobox', { name: 'Status' });
  await state.fill('lopend');
  await state.press('Enter');
  await expect(state).toHaveValue('Lopend');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  const question = page.getByRole('dialog', { name: 'De link van Fatima El Amrani werkt straks' });
  await expect(question).toContainText(desk.clientEmail);
  await expect(question).toContainText('krijgt daar geen mail over');
  await question.getByRole('button', { name: 'Terug' }).click();
  await expect(info).toContainText('Wacht op Fatima El Amrani');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await question.getByRole('button', { name: 'Ja, opslaan' }).click();
  await expect(page.getByText('Het traject is opgeslagen.')).toBeVisible();
  await expect(info).toContainText('Lopend');
});

test('a missing address is filled in where it is needed, and sending continues', async ({
  page,
  desk,
}) => {
  const path = `/trajectories/${desk.trajectoryId}`;
  await desk.call('PATCH', path, { trajectory_state_id: 3, contact_email: null });
  await desk.open();
  await panel(page, 'Traject').getByRole('button', { name: 'Start werkgeverstraject' }).click();
  const start = page.getByRole('dialog', { name: 'Start werkgeverstraject' });
  await start.getByRole('button', { name: 'Vul het e-mailadres in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Traject bewerken' });
  await expect(dialog.getByLabel('E-mail contactpersoon')).toBeFocused();
  await dialog.getByLabel('E-mail contactpersoon').fill('hr@delinde.example');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(start).toContainText('hr@delinde.example');
});

test('impossible values are refused at their field, and the date of registration stays', async ({
  page,
  desk,
}) => {
  await desk.open();
  await panel(page, 'Traject').getByRole('button', { name: 'Traject bewerken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Traject bewerken' });
  const save = dialog.getByRole('button', { name: 'Opslaan' });
  await expect(dialog.getByLabel('Aanmelddatum')).toHaveValue(/^\d\d-\d\d-\d{4}$/);
  await dialog.getByLabel('Aanmelddatum').fill('');
  await dialog.getByLabel('Telefoon contactpersoon').fill('onbekend');
  await save.click();
  await expect(dialog.getByText('Een telefoonnummer bevat cijfers.')).toBeVisible();
  await expect(dialog.getByText('Vul dit in.')).toBeVisible();
  await dialog.getByLabel('Telefoon contactpersoon').fill('030 271 48 00');
  await dialog.getByLabel('Aanmelddatum').fill('3 sept 2026');
  await save.click();
  await expect(panel(page, 'Traject')).toContainText('3 sep 2026');
});

test('[TRAJ-02] somebody who works alone has no counselor to choose; a stranger has no list at all', async ({
  page,
  signInAs,
}) => {
  await signInAs('counselor@other.example');
  await page.route('**/api/counselors*', async (route) => {
    const [first] = (await (await route.fetch()).json()) as object[];
    await route.fulfill({ json: [first] });
  });
  await page.goto('/trajectories');
  await expect(page.getByRole('button', { name: 'Status: Alle statussen' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('combobox', { name: 'Adviseur' })).toHaveCount(0);
  await signInAs('student');
  await page.goto('/trajectories');
  await expect(page).toHaveURL(/\/page_not_found$/);
});

test('[TRAJ-07, TRAJ-08, TRAJ-10, TRAJ-12, TRAJ-15, INFO-01] every field of a trajectory is edited and saved', async ({
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
  for (const [label, value] of Object.entries(typed))
    await dialog.getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}( \\*)?$`)).fill(value);
  await expect(dialog.getByRole('combobox', { name: 'Organisatie' })).toBeDisabled();
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
  Contactpersoon: 'Ingrid Bosman',
  'Telefoon contactpersoon': '030 271 48 00',
  'E-mail contactpersoon': 'i.bosman@delinde.example',
  'Aangemeld door': 'UWV',
  Aanmelddatum: '2026-10-19',
  Intakedatum: '2026-10-22',
  Categorie: 'Tweede spoor',
  'Duur (maanden)': '9',
};

test('[TRAJ-10] the second to edit is told, sees the newer values and loses nothing that was typed', async ({
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
  await expect(told).toContainText('Dit is ondertussen gewijzigd');
  await expect(told).toContainText('Tweede spoor');
  await expect(dialog.getByLabel('Categorie')).toHaveValue('Eerste spoor');
  await told.getByRole('button', { name: 'Bewaar mijn versie' }).click();
  await expect(page.getByText('Het traject is opgeslagen.')).toBeVisible();
  await expect(info).toContainText('Eerste spoor');
  complaints.length = 0;
});
