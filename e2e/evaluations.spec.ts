import type { Page } from '@playwright/test';
import { enterBy } from './accounts.ts';
import { callAs, expectFine, linkTo } from './desk.ts';
import { expect, remember, test } from './fixtures.ts';

const password = 'een lange zin om te onthouden';

test('[SHELL-12, SHELL-18] a long list loads, has pages and keeps its place in the address', async ({
  page,
  signInAs,
}) => {
  await signInAs('coordinator');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/evaluation-students*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/evaluation-students');
  await expect(page.getByText(/laden/i).first()).toBeAttached();
  release();
  await expect(page.getByText('1 - 15 van 24')).toBeVisible();
  await page.getByRole('button', { name: 'Pagina 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('16 - 24 van 24')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pagina 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(page.getByText('1 - 15 van 24')).toBeVisible();
});

test('[SHELL-18] a list says when it is empty, and the name filter says when nobody is found', async ({
  page,
  signInAs,
}) => {
  await signInAs('coordinator');
  await page.goto('/evaluation-students');
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('kaya');
  await expect(page.getByRole('cell', { name: 'Zeynep', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/name=kaya/);
  await expect(page.getByRole('navigation', { name: /pagina/i })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('zzzz');
  await expect(page.getByText('Geen student gevonden')).toBeVisible();
});

test('pending evaluations tell an evaluator whom to evaluate, and in which role', async ({
  page,
  signInAs,
}) => {
  await signInAs('evaluator');
  await page.goto('/pending-evaluations');
  await expect(page.getByRole('cell', { name: 'Leraar' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Begeleider' }).first()).toBeVisible();
});

test('a list that cannot be loaded says so and can be retried', async ({
  page,
  signInAs,
  complaints,
}) => {
  await signInAs('evaluator');
  await page.goto('/help');
  await page.route('**/api/evaluation-students*', (route) => route.abort());
  await page.getByRole('link', { name: 'Studenten', exact: true }).click();
  await expect(page.getByText('Studenten laden is niet gelukt')).toBeVisible();
  await page.unroute('**/api/evaluation-students*');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('cell', { name: 'Fleur', exact: true })).toBeVisible();
  complaints.length = 0;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('[EVAL-08, EVAL-11, EVAL-14] somebody asked by a student activates an account and does five in a row', async ({
    page,
    request,
    signInAs,
  }) => {
    const call = callAs(request, await signInAs('coordinator'));
    const email = `${crypto.randomUUID()}@zorg.example`;
    await signInAs('student');
    await askFive(page, email);

    await remember(page, { token: '' });
    await enterBy(page, { link: await linkTo(call)(email, 'activate'), email, password });
    const sanne = page.getByRole('link', { name: 'Sanne Willems', exact: true });
    await expect(sanne).toBeVisible();
    await page.goto('/pending-evaluations');
    await expect(sanne).toHaveCount(5);
    await sanne.first().click();

    for (const left of [5, 4, 3, 2, 1]) await scoreNext(page, left);
    await expect(page).toHaveURL(/\/evaluation-students$/);
    await expect(page.getByText('Je hebt geen openstaande beoordelingen meer.')).toBeVisible();
    await sanne.click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Gevorderd' })).toHaveCount(5);
  });
});

test('[EVAL-13, EVAL-03, EVAL-05] a student looks at their own results, and at nobody else’s', async ({
  page,
  signInAs,
  complaints,
}) => {
  await signInAs('student');
  await page.goto('/evaluation-students');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Grafiek/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Sanne', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sanne Willems' })).toBeVisible();
  await page.getByLabel('Welke beoordelingen').selectOption('Beoordeeld of verlopen');
  await expect(page).toHaveURL(/filter=non-pending/);
  await expectFine(page, 'the list');
  await page
    .getByRole('link', { name: /^2\.2 / })
    .first()
    .click();
  await expect(page.getByText('Beoordeeld door Jolanda Bakker op')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('link', { name: 'Beoordelingen van Sanne Willems' }).click();
  await page.getByRole('link', { name: 'Werkprocessen' }).click();
  await expect(page.getByRole('columnheader', { name: 'Mijn oordeel' })).toBeVisible();
  await expect(page.getByText('Verlopen').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Verlopen/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Coach: Starter' }).click();
  await expect(page.getByText('Beoordeeld door Rob Hermans op')).toBeVisible();

  await page.goto('/evaluations/6');
  await page.getByRole('link', { name: 'Grafiek' }).click();
  await expect(page.getByRole('img', { name: /Radardiagram van 10/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Oordelen' }).getByRole('row')).toHaveCount(11);
  for (const address of ['/evaluations/11', '/work-processes/11', '/chart/11/1']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/page_not_found$/);
  }
  complaints.length = 0;
});

async function askFive(page: Page, email: string) {
  await page.goto('/evaluation-students');
  await page.getByRole('link', { name: 'Sanne Willems', exact: true }).click();
  await page.getByRole('button', { name: 'Vraag beoordeling' }).click();
  const dialog = page.getByRole('dialog');
  for (const number of ['1.1', '1.2', '1.3', '1.4', '1.5'])
    await dialog.getByRole('checkbox', { name: number }).check();
  await dialog.getByRole('combobox', { name: 'In welke rol' }).click();
  await page.getByRole('option', { name: 'Begeleider' }).click();
  await dialog.getByLabel('E-mailadres van de beoordelaar').fill(email);
  await dialog.getByLabel('Voornaam').fill('Noor');
  await dialog.getByLabel('Achternaam').fill('de Bruin');
  await expectFine(page, 'the request');
  await page.setViewportSize({ width: 375, height: 740 });
  await dialog.getByRole('button', { name: 'Stuur verzoek' }).click();
  await expect(page.getByText(`wordt verstuurd naar Noor de Bruin (${email})`)).toBeVisible();
}

async function scoreNext(page: Page, left: number) {
  await expect(page.getByText(`Beoordeling ${6 - left} van 5`)).toBeVisible();
  const label = left === 1 ? 'Opslaan' : 'Opslaan en volgende';
  const save = page.getByRole('button', { name: label, exact: true });
  await expect(save).toBeDisabled();
  await page.getByRole('radio', { name: 'Gevorderd' }).check();
  await page.getByLabel('Toelichting').fill(`Nog ${left} te gaan.`);
  if (left === 5) {
    await page.reload();
    await expect(page.getByText('Je was hier al begonnen')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Gevorderd' })).toBeChecked();
    await expectFine(page, 'the score');
    await page.setViewportSize({ width: 375, height: 740 });
  }
  await save.click();
}
