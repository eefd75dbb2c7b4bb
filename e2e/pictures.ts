import type { Page } from '@playwright/test';
import { anApprovalRequest } from './approvalRequest.ts';
import { remember, test } from './fixtures.ts';

const folder = new URL('../docs/pictures/', import.meta.url).pathname;
const take = (page: Page, name: string) =>
  page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 72 });

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1200, height: 780 } });

  test('a trajectory with everything about it', async ({ page, signInAs }) => {
    await signInAs('counselor');
    await page.goto('/trajectories/1');
    await page.waitForLoadState('networkidle');
    await take(page, 'trajectory');
  });

  test('how a student is doing, by work process and evaluator', async ({ page, signInAs }) => {
    await signInAs('coordinator');
    await page.goto('/chart/6/1');
    await page.waitForLoadState('networkidle');
    await take(page, 'evaluations');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('what a client is asked by mail', async ({ page }) => {
    await remember(page, { cookies: 'accepted', language: 'nl' });
    const token = 'x'.repeat(43);
    await page.route(`**/api/approval-request/${token}`, (route) =>
      route.fulfill({ json: anApprovalRequest('review-client') }),
    );
    await page.goto(`/review-client/${token}`);
    await page.waitForLoadState('networkidle');
    await take(page, 'approval');
  });
});
