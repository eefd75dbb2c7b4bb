import { expect, test } from './fixtures.ts';

test('staff of a demo read the mails that would have been sent, and others do not', async ({
  page,
  request,
  signInAs,
}) => {
  await request.post('/api/auth/forgot', { data: { email: 'evaluator@demo.example' } });
  await signInAs('counselor');
  await expect(async () => {
    await page.goto('/outbox');
    await expect(page.getByText('evaluator@demo.example').first()).toBeVisible({ timeout: 1500 });
  }).toPass();
  const link = page.getByRole('link', { name: /\/auth\/reset\// }).first();
  await expect(link).toBeVisible();
  await signInAs('student');
  await page.goto('/outbox');
  await expect(page).toHaveURL(/\/page_not_found$/);
});
