import type { Page } from '@playwright/test';
import { type RequestKind, requestKinds } from '@traject/contract/approvals';
import { type SurveyType, surveyTypes } from '@traject/contract/common/surveyQuestions';
import { anApprovalRequest } from './approvalRequest.ts';
import { expect, expectAccessible, remember, test } from './fixtures.ts';
import { aPublicSurvey } from './surveys.ts';

/** Every screen, in both languages and colours, on a phone and on a large screen. */
const strangers = [
  '/homepage',
  '/auth',
  '/auth/register',
  '/auth/reset',
  `/auth/reset/${'x'.repeat(43)}`,
  `/auth/activate/${'x'.repeat(43)}`,
  '/page_not_found',
];
const staff = [
  '/evaluation-students',
  '/evaluation-students/6/1/1/1',
  '/evaluations/6',
  '/work-processes/6',
  '/chart/6/1',
  '/pending-evaluations',
  '/trajectories',
  '/trajectories/1',
  '/trajectory/1/survey-results/1',
  '/survey-templates',
  '/survey-templates/1',
  '/document-templates',
  '/document-templates/new',
  '/help',
  '/outbox',
];

const administration = [
  '/admin/people',
  '/admin/people/1',
  '/admin/organisations',
  '/admin/organisations/1',
  '/admin/reference?list=file-types',
  '/admin/reference?list=products',
  '/admin/diplomas',
  '/admin/diplomas/1',
  '/admin/imports?kind=students',
  '/admin/events',
];

/** The own profile, and one's own view of a work process to be given. */
const student = ['/profile', '/evaluation-students/6/1/7/19'];

const looks = [
  { language: 'nl', colorScheme: 'light', width: 1440 },
  { language: 'nl', colorScheme: 'dark', width: 375 },
  { language: 'en', colorScheme: 'dark', width: 1440 },
  { language: 'en', colorScheme: 'light', width: 375 },
] as const;

for (const { language, colorScheme, width } of looks) {
  test.describe(`in ${language}, ${colorScheme}, at ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('what a stranger sees has no accessibility violation and fits', async ({ page }) => {
      await remember(page, { language, cookies: 'accepted' });
      await page.route('**/api/auth/activate/*', (route) =>
        route.fulfill({ json: { email: 'noor@example.nl', needs_password: true } }),
      );
      for (const path of strangers) await look(page, path);
      for (const kind of requestKinds) await lookAtRequest(page, kind);
      for (const type of surveyTypes) await lookAtSurvey(page, type);
    });

    test('what staff see has no accessibility violation and fits', async ({ page, signInAs }) => {
      await signInAs('admin');
      await remember(page, { language });
      for (const path of staff) await look(page, path);
    });

    test('what an admin sees has no accessibility violation and fits', async ({
      page,
      signInAs,
    }) => {
      await signInAs('admin');
      await remember(page, { language });
      for (const path of administration) await look(page, path);
    });

    test('what a student fills in has no accessibility violation and fits', async ({
      page,
      signInAs,
    }) => {
      await signInAs('student');
      await remember(page, { language });
      for (const path of student) await look(page, path);
    });
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test('nothing has to be scrolled sideways', async ({ page, signInAs }) => {
    await signInAs('coordinator');
    for (const path of ['/homepage', '/page_not_found', ...staff]) await look(page, path, false);
    for (const kind of requestKinds) await lookAtRequest(page, kind, false);
    for (const type of surveyTypes) await lookAtSurvey(page, type, false);
  });

  test('nor has what an admin sees', async ({ page, signInAs }) => {
    await signInAs('admin');
    for (const path of administration) await look(page, path, false);
  });
});

async function lookAtRequest(page: Page, kind: RequestKind, withAxe = true) {
  const token = kind.padEnd(43, 'x');
  await page.route(`**/api/approval-request/${token}`, (route) =>
    route.fulfill({ json: anApprovalRequest(kind) }),
  );
  await look(page, `/${kind}/${token}`, withAxe);
}

async function lookAtSurvey(page: Page, type: SurveyType, withAxe = true) {
  const token = type.padEnd(43, 'x');
  await page.route(`**/api/surveys/${token}`, (route) =>
    route.fulfill({ json: aPublicSurvey(type) }),
  );
  await look(page, `/survey-${type}/${token}`, withAxe);
}

async function look(page: Page, path: string, withAxe = true) {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await page.title()).toMatch(/ · Traject$/);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, 'pixels wider than the window').toBeLessThanOrEqual(0);
    if (withAxe) await expectAccessible(page);
  });
}
