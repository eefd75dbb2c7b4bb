import { expect, test } from './fixtures.ts';

test('[SHELL-12, SHELL-18] a long list loads, pages and keeps its place in the address', async ({
  page,
  signInAs,
}) => {
  await signInAs('coordinator');
  await page.route('**/api/evaluation-students*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/evaluation-students');
  await expect(page.getByText(/laden/i).first()).toBeAttached();
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
  await expect(page.getByRole('cell', { name: 'Zeynep' })).toBeVisible();
  await expect(page).toHaveURL(/name=kaya/);
  await expect(page.getByRole('navigation', { name: /pagina/i })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('zzzz');
  await expect(page.getByText('Geen student gevonden')).toBeVisible();
});

test('pending evaluations tell an evaluator whom to evaluate, and as what', async ({
  page,
  signInAs,
}) => {
  await signInAs('evaluator');
  await page.goto('/pending-evaluations');
  await expect(page.getByRole('cell', { name: 'Leraar' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Begeleider' }).first()).toBeVisible();
});

test('a list that cannot be loaded says so and tries again when asked', async ({
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
  await expect(page.getByRole('cell', { name: 'Sanne' })).toBeVisible();
  complaints.length = 0;
});
