import type { Response } from '@playwright/test';
import { anApprovalRequest } from './approvalRequest.ts';
import { anEvaluationPage } from './evaluationPage.ts';
import { expect, remember, test } from './fixtures.ts';
import { knownParty } from './portalPage.ts';
import { sizesOf } from './sizes.ts';
import { aPublicSurvey } from './surveys.ts';

/** What a visitor loads on the first visit, in kB of gzip. */
const budgets = [
  { path: '/auth', who: undefined, js: 150 },
  { path: '/page_not_found', who: undefined, js: 145 },
  { path: `/review-employer/${'x'.repeat(43)}`, who: undefined, js: 130 },
  { path: `/survey-client/${'x'.repeat(43)}`, who: undefined, js: 130 },
  { path: `/evaluate/${'x'.repeat(43)}`, who: undefined, js: 145 },
  { path: '/mine', who: undefined, js: 150 },
  { path: '/mine/pages/7', who: 'party', js: 150 },
  { path: '/mine/pages/7/own', who: 'party', js: 150 },
  { path: '/evaluation-students', who: 'coordinator', js: 190 },
  { path: '/evaluation-students/6/1/1/1', who: 'coordinator', js: 200 },
  { path: '/evaluations/6', who: 'coordinator', js: 215 },
  { path: '/chart/6/1', who: 'coordinator', js: 190 },
  { path: '/profile', who: 'student', js: 210 },
  { path: '/trajectories', who: 'counselor', js: 190 },
  { path: '/trajectories/1', who: 'counselor', js: 230 },
  { path: '/document-templates/new', who: 'counselor', js: 355 },
];

for (const { path, who, js } of budgets)
  test(`${path} stays within ${js} kB of scripts, 20 kB of styles and 100 kB of fonts`, async ({
    page,
    signInAs,
  }) => {
    if (who === 'party') await knownParty(page);
    else if (who) await signInAs(who);
    else await remember(page, { cookies: 'accepted' });
    await page.route('**/api/approval-request/*', (route) =>
      route.fulfill({ json: anApprovalRequest('review-employer') }),
    );
    await page.route('**/api/surveys/*', (route) =>
      route.fulfill({ json: aPublicSurvey('client') }),
    );
    await page.route('**/api/evaluate/*', (route) => route.fulfill({ json: anEvaluationPage }));
    const loaded: Response[] = [];
    page.on('response', (answer) => loaded.push(answer));
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const sizes = await sizesOf(loaded);
    expect(sizes.script).toBeGreaterThan(50);
    expect(sizes.script).toBeLessThanOrEqual(js);
    expect(sizes.stylesheet).toBeLessThanOrEqual(20);
    expect(sizes.font).toBeLessThanOrEqual(100);
  });

test('/mine has its first words in the page itself, before any script', async ({ request }) => {
  const html = await (await request.get('/mine')).text();
  expect(html.replace(/<(style|script)[\s\S]*?<\/\1>/g, '')).toContain(
    'Een moment. We openen uw pagina.',
  );
  expect(html.length).toBeLessThan(4000);
});
