import { type Desk, expect, expectFine, panel, test } from './desk.ts';

test('[DASH-01] the dashboard has its parts in order, visually and for screen readers, at every width', async ({
  page,
  desk,
}) => {
  const calls = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.add(`${request.method()} ${pathname}`);
  });
  await desk.open();
  await page.waitForLoadState('networkidle');
  expect([...calls], 'calls for the first paint').toContain(
    `GET /api/trajectories/${desk.trajectoryId}/dashboard`,
  );
  expect(calls.size).toBeLessThanOrEqual(6);

  const left = [
    'Profiel',
    'Gedeeld',
    'Taken',
    'Afspraken',
    'Werkervaring',
    'Opleidingen',
    'Testen',
    'Documenten',
    'Sollicitaties',
    'Facturen',
    'Uren en tarieven',
    'Vragenlijsten',
  ];
  const right = ['Traject', 'Notities'];
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([...left, ...right]);
  const x = async (name: string) => (await panel(page, name).boundingBox())?.x ?? 0;
  const apart = async () => (await x('Notities')) - (await x('Profiel'));
  await expect.poll(apart).toBeGreaterThan(600);
  const remove = page.getByRole('button', { name: 'Traject verwijderen' });
  await expect(remove).toHaveCSS('color', 'rgb(164, 42, 31)');

  for (const width of [1024, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(titles).toHaveText([...right, ...left]);
    await expect.poll(apart).toBe(0);
  }
  await expectFine(page, 'the dashboard');
  await page.getByRole('link', { name: 'Trajecten', exact: true }).last().click();
  await expect(page).toHaveURL(/\/trajectories$/);
});

test('[DASH-01] what is typed stays when the window goes from one column to two', async ({
  page,
  desk,
}) => {
  await desk.open();
  const profile = panel(page, 'Profiel');
  await profile.getByRole('button', { name: 'Profiel bewerken' }).click();
  await profile.getByLabel('Nationaliteit').fill('Belgische');
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(profile.getByLabel('Nationaliteit')).toHaveValue('Belgische');
});

test('[DASH-02, DASH-07] deleting asks by name; a failed delete stays, a successful one leads away', async ({
  page,
  desk,
  complaints,
}) => {
  await desk.open();
  const remove = page.getByRole('button', { name: 'Traject verwijderen' });
  const question = page.getByRole('dialog', { name: 'Traject verwijderen?' });
  await remove.click();
  await expect(question).toContainText('Het traject van Fatima El Amrani verdwijnt');
  await expect(question).toContainText('met de notities, de documenten');
  await expectFine(page, 'the question');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(question).toBeHidden();

  const path = `**/api/trajectories/${desk.trajectoryId}`;
  await page.route(path, (route) => route.abort());
  await remove.click();
  await question.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('Het traject is niet verwijderd.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/trajectories/${desk.trajectoryId}$`));
  await page.unroute(path);
  complaints.length = 0;

  await remove.click();
  await question.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('Het traject is verwijderd.')).toBeVisible();
  await expect(page).toHaveURL(/\/evaluation-students$/);

  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Het traject staat er weer.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/trajectories/${desk.trajectoryId}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Fatima El Amrani' })).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page).toHaveURL(/\/evaluation-students$/);
  await page.goto(`/trajectories/${desk.trajectoryId}`);
  await expect(page).toHaveURL(/\/page_not_found$/);
  complaints.length = 0;
});

test('an administrator restores a trajectory that somebody deleted', async ({
  page,
  desk,
  signInAs,
}) => {
  await desk.call('PATCH', `/clients/${desk.clientId}`, { first_name: 'Zohra' });
  await desk.call('DELETE', `/trajectories/${desk.trajectoryId}`);
  await signInAs('admin');
  await page.goto('/admin/removed');
  await expect(page.getByRole('link', { name: 'Verwijderd' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const row = page.getByRole('row').filter({ hasText: 'Zohra El Amrani' }).first();
  await expect(row).toContainText('Sander Kuipers');
  await expectFine(page, 'the deleted trajectories');
  await row.getByRole('button', { name: 'Zet terug: traject van Zohra El Amrani' }).click();
  await expect(page.getByText('Het traject staat er weer.')).toBeVisible();
  await page.goto(`/trajectories/${desk.trajectoryId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zohra El Amrani' })).toBeVisible();
});

test('[DASH-03] a trajectory that does not exist, or is not yours, is reported by its number', async ({
  page,
  desk,
  signInAs,
  complaints,
}) => {
  for (const id of ['987654', 'abc']) {
    await page.goto(`/trajectories/${id}`);
    await expect(page).toHaveURL(/\/page_not_found$/);
    await expect(page.getByText(`We kunnen traject ${id} niet vinden.`)).toBeVisible();
  }
  await signInAs('counselor@other.example');
  await page.goto(`/trajectories/${desk.trajectoryId}`);
  await expect(page).toHaveURL(/\/page_not_found$/);
  await expect(page.getByText(`We kunnen traject ${desk.trajectoryId} niet vinden.`)).toBeVisible();
  complaints.length = 0;
});

test('a dashboard that cannot be loaded shows a skeleton first, then says so and can be retried', async ({
  page,
  desk,
  complaints,
}) => {
  await page.route('**/dashboard', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.abort();
  });
  await page.goto(`/trajectories/${desk.trajectoryId}`);
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  await expect(panel(page, 'Werkervaring')).toBeVisible();
  await expect(page.getByText('Dit traject laden is niet gelukt')).toBeVisible();
  await expect(page.getByRole('main').getByText('Traject', { exact: true })).toHaveCount(1);
  const back = page.getByRole('main').getByRole('link', { name: 'Trajecten' });
  await expect(back).toHaveAttribute('href', '/trajectories');
  await expectFine(page, 'the failure');
  await page.unroute('**/dashboard');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fatima El Amrani' })).toBeVisible();
  complaints.length = 0;
});

const actions = [
  { id: 1, button: 'Start cliënttraject', name: 'Nieuw' },
  { id: 3, button: 'Start werkgeverstraject', name: 'Offerte nodig' },
  { id: 5, button: 'Traject afronden', name: 'Lopend' },
  { id: 6, button: undefined, name: 'Afgerond: intern' },
];

test('[INFO-01, INFO-02, INFO-09] the panel shows the state, one action, dates and a history that can be hidden', async ({
  page,
  desk,
}) => {
  const dates = { registration_date: '2026-10-19', intake_date: '2026-10-22' };
  const info = panel(page, 'Traject');
  const buttons = info.getByRole('button', { name: /^Start|afronden$/ });
  for (const { id, button, name } of actions) {
    await desk.call('PATCH', `/trajectories/${desk.trajectoryId}`, {
      ...dates,
      trajectory_state_id: id,
      completed_reason: 'Vast contract.',
    });
    await desk.open();
    await expect(info.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(buttons).toHaveText(button ? [button] : []);
    await expect(info.getByText('Vast contract.')).toHaveCount(button ? 0 : 1);
    if (button) await lookAtStep(page, button);
  }
  await expect(info).toContainText('19 okt 2026');
  await expect(info).toContainText('22 okt 2026');
  await expect(info.getByText(/^Afgewezen/)).toHaveCount(0);

  const lines = info.getByRole('listitem');
  await expect(lines).toHaveCount(0);
  await info.getByRole('button', { name: 'Tonen' }).click();
  await expect(lines).toHaveCount(4);
  await expect(lines.first()).toHaveText(/^Afgerond: intern.*\d{4}$/s);
  await desk.open();
  await expect(lines, 'remembered on this device').toHaveCount(4);
  await info.getByRole('button', { name: 'Verbergen' }).click();
  await desk.open();
  await expect(info.getByRole('button', { name: 'Tonen' })).toBeVisible();
  await expect(lines).toHaveCount(0);
});

async function lookAtStep(page: import('@playwright/test').Page, button: string) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await expect(dialog).toContainText(/krijgt een mail op|Hoe is het traject geëindigd/);
  await dialog.getByRole('button', { name: 'Sluiten' }).first().click();
  await expect(dialog).toBeHidden();
}

test('[INFO-01, INFO-09] a rejection shows its reason, and without a history there is no toggle', async ({
  page,
  desk,
}) => {
  const reason = 'De scholing start te laat.';
  await answerWith(page, desk, { reject_reason: reason, history: [] });
  await desk.open();
  const info = panel(page, 'Traject');
  await expect(info.getByText('Afgewezen door de cliënt')).toBeVisible();
  await expect(info).toContainText(reason);
  await expect(info.getByRole('button', { name: /^(Tonen|Verbergen)$/ })).toHaveCount(0);
  await expectFine(page, 'the panel with a rejection');
});

/**
 * Only a client or an employer can reject, through a link; and every trajectory has a beginning.
 */
const answerWith = (page: import('@playwright/test').Page, desk: Desk, values: object) =>
  page.route(`**/api/trajectories/${desk.trajectoryId}/dashboard`, async (route) => {
    const answer = await route.fetch();
    const dashboard = (await answer.json()) as { trajectory: object };
    const trajectory = { ...dashboard.trajectory, ...values };
    await route.fulfill({ json: { ...dashboard, trajectory } });
  });
