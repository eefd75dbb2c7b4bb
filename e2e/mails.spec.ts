import { expect, expectFine, test } from './desk.ts';

test('an administrator sees which mails are waiting, and why, and sends a test mail', async ({
  page,
  desk,
  signInAs,
}) => {
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
  await desk.send(`/trajectories/${desk.trajectoryId}/start-client`, { trajectory_plan: plan });
  await desk.open();
  await expect(page.getByText(`Mail aan ${desk.clientEmail} wacht op verzending`)).toBeVisible();

  await signInAs('admin');
  await page.goto('/admin/mail');
  await expect(page.getByText('Er is geen mailserver ingesteld')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: desk.clientEmail });
  await expect(row).toContainText('Trajectplan voor de cliënt');
  await expect(row).toContainText('Wacht op verzending');
  await page.getByRole('button', { name: 'Stuur een testmail' }).click();
  await expect(page.getByText(/^De testmail aan .* wacht op verzending/)).toBeVisible();
  await page.getByLabel('Status').selectOption('Niet aangekomen');
  await expect(page).toHaveURL(/state=refused/);
  await expect(row).toHaveCount(0);
  await expectFine(page, 'the mails');
});
