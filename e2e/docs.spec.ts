import { expect, test } from './fixtures.ts';

test('the description of the API shows each call with a sentence and an example, within the policy', async ({
  page,
}) => {
  // Some three hundred calls are drawn again at each letter of the filter.
  test.slow();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto('/api/docs');
  const call = page.locator('.opblock', { hasText: 'Adds a note' });
  await page.getByPlaceholder('Filter by tag').fill('notes');
  await page.locator('#operations-tag-notes').click();
  await call.getByRole('button').first().click();
  await expect(call.getByText('Het gesprek ging goed.').first()).toBeVisible();
  await expect(call.getByText('For counselors, coordinators, and admins.')).toBeVisible();
  expect(refused).toEqual([]);
});
