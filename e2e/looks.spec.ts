import type { Page } from '@playwright/test';
import { type RequestKind, requestKinds } from '@traject/contract/approvals';
import { type SurveyType, surveyTypes } from '@traject/contract/common/surveyQuestions';
import { anApprovalRequest } from './approvalRequest.ts';
import { expect, expectAccessible, remember, test } from './fixtures.ts';
import { screens } from './screens.ts';
import { aPublicSurvey } from './surveys.ts';

// A test walks through a dozen screens or more, on a machine that may be busy.
test.setTimeout(300_000);

/** Every screen, in both languages and colours, on a phone and on a large screen. */
type Look = { colorScheme: 'light' | 'dark'; width: number };

/** A page is opened once in each language, and checked both light and dark. */
const looks: Record<'nl' | 'en', Look[]> = {
  nl: [
    { colorScheme: 'light', width: 1440 },
    { colorScheme: 'dark', width: 375 },
  ],
  en: [
    { colorScheme: 'dark', width: 1440 },
    { colorScheme: 'light', width: 375 },
  ],
};

for (const language of ['nl', 'en'] as const) {
  test.describe(`in ${language}, light and dark, on a phone and on a large screen`, () => {
    const lights = looks[language];

    test('what a stranger sees has no accessibility violation and fits', async ({ page }) => {
      await remember(page, { language, cookies: 'accepted' });
      const opened = { email: 'noor@example.nl', organisation: 'Zorggroep De Linde' };
      const needs = (wanted: string) =>
        page.route('**/api/auth/activate/*', (route) =>
          route.fulfill({ json: { ...opened, needs: wanted } }),
        );
      await needs('new_password');
      await page.route('**/api/auth/reset/*', (route) =>
        route.fulfill({ json: { email: opened.email } }),
      );
      for (const path of screens.stranger) await look(page, path, lights);
      await needs('password');
      await look(page, `/auth/activate/${'x'.repeat(43)}`, lights);
      for (const kind of requestKinds) await lookAtRequest(page, kind, lights);
      for (const type of surveyTypes) await lookAtSurvey(page, type, lights);
    });

    const signedIn = {
      staff: ['admin', screens.staff],
      admin: ['admin', screens.administration],
    } as const;
    for (const [who, [account, paths]] of Object.entries(signedIn))
      test(`what ${who} see has no accessibility violation and fits`, async ({
        page,
        signInAs,
      }) => {
        await signInAs(account);
        await remember(page, { language });
        for (const path of paths) await look(page, path, lights);
      });

    test('what a student fills in has no accessibility violation and fits', async ({
      page,
      signInAs,
    }) => {
      await signInAs('student');
      await remember(page, { language });
      for (const path of screens.student) await look(page, path, lights);
    });
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test('nothing has to be scrolled sideways', async ({ page, signInAs }) => {
    await signInAs('coordinator');
    for (const path of ['/homepage', '/page_not_found', ...screens.staff]) await look(page, path);
    for (const kind of requestKinds) await lookAtRequest(page, kind);
    for (const type of surveyTypes) await lookAtSurvey(page, type);
  });

  test('nor does anything an admin sees', async ({ page, signInAs }) => {
    await signInAs('admin');
    for (const path of screens.administration) await look(page, path);
  });
});

async function lookAtRequest(page: Page, kind: RequestKind, lights?: Look[]) {
  const token = kind.padEnd(43, 'x');
  await page.route(`**/api/approval-request/${token}`, (route) =>
    route.fulfill({ json: anApprovalRequest(kind) }),
  );
  await look(page, `/${kind}/${token}`, lights);
}

async function lookAtSurvey(page: Page, type: SurveyType, lights?: Look[]) {
  const token = type.padEnd(43, 'x');
  await page.route(`**/api/surveys/${token}`, (route) =>
    route.fulfill({ json: aPublicSurvey(type) }),
  );
  await look(page, `/survey-${type}/${token}`, lights);
}

/** Without colour schemes, only checks whether it fits the window as it is. */
async function look(page: Page, path: string, lights: Look[] = []) {
  await test.step(path, async () => {
    const [first] = lights;
    if (first) await turnTo(page, first);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page).toHaveTitle(/ · Traject$/);
    if (!first) await expectToFit(page);
    else await page.addStyleTag({ content: still });
    for (const light of lights) {
      if (light !== first) await turnTo(page, light);
      // The pages behind a link have no switch: they follow the device through their styles alone.
      const turned = `html[data-mantine-color-scheme=${light.colorScheme}]`;
      const scheme = page.locator(`${turned}, html:not([data-mantine-color-scheme])`);
      await expect(scheme).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectToFit(page);
      await expectAccessible(page);
    }
  });
}

async function turnTo(page: Page, { colorScheme, width }: Look) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
}

/** A colour in transition from light to dark is neither, so transitions are off. */
const still = '*, *::before, *::after { transition: none !important; }';

/** What is in a row at first may have to wrap after the window is made smaller. */
const expectToFit = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: 'pixels wider than the window',
    })
    .toBeLessThanOrEqual(0);
