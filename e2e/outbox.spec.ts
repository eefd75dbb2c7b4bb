import { expect, test } from './fixtures.ts';

test('in a demo the administrator of an account reads the mail that opens it, and no colleague does', async ({
  page,
  request,
  signInAs,
}) => {
  await request.post('/api/auth/forgot', { data: { email: 'evaluator@demo.example' } });
  await signInAs('admin');
  await expect(async () => {
    await page.goto('/outbox');
    await expect(page.getByText('evaluator@demo.example').first()).toBeVisible({ timeout: 1500 });
  }).toPass();
  const reset = page.getByRole('link', { name: /\/auth\/reset\// });
  await expect(reset.first()).toBeVisible();
  await signInAs('counselor');
  await page.goto('/outbox');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(reset).toHaveCount(0);
  await signInAs('student');
  await page.goto('/outbox');
  await expect(page).toHaveURL(/\/page_not_found$/);
});
