import type { Page } from '@playwright/test';
import { type RequestKind, requestKinds } from '@traject/contract/approvals';
import { type SurveyType, surveyTypes } from '@traject/contract/common/surveyQuestions';
import { anApprovalRequest } from './approvalRequest.ts';
import { expect, expectAccessible, remember, test } from './fixtures.ts';
import { knownParty } from './portalPage.ts';
import { screens } from './screens.ts';
import { aPublicSurvey } from './surveys.ts';

// A test walks through a dozen screens or more, on a machine that may be busy.
test.setTimeout(300_000);

type Look = { width: number; colorScheme?: 'light' | 'dark' };

/**
 * A page is opened once in each language. What makes it accessible does not depend on the language,
 * so that is checked in one of them, light and dark.
 */
const looks: Record<'nl' | 'en', Look[]> = {
  nl: [{ colorScheme: 'light', width: 1440 }, { colorScheme: 'dark', width: 375 }, { width: 320 }],
  en: [{ width: 1440 }, { width: 375 }],
};
const sentences = {
  nl: 'has no accessibility violation, light or dark, and fits, even at 320 px',
  en: 'fits in English, on a large screen and on a phone',
};

for (const language of ['nl', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    const these = looks[language];

    test(`what a stranger sees ${sentences[language]}`, async ({ page }) => {
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
      for (const path of screens.stranger) await look(page, path, these);
      await needs('password');
      await look(page, `/auth/activate/${'x'.repeat(43)}`, these);
      for (const kind of requestKinds) await lookAtRequest(page, kind, these);
      for (const type of surveyTypes) await lookAtSurvey(page, type, these);
    });

    const signedIn = {
      staff: ['admin', screens.staff],
      admin: ['admin', screens.administration],
      finance: ['finance', screens.finance],
    } as const;
    for (const [who, [account, paths]] of Object.entries(signedIn))
      test(`what ${who} see ${sentences[language]}`, async ({ page, signInAs }) => {
        await signInAs(account);
        await remember(page, { language });
        for (const path of paths) await look(page, path, these);
      });

    test(`the own page of a client ${sentences[language]}`, async ({ page }) => {
      await knownParty(page);
      await remember(page, { language });
      for (const path of screens.party) await look(page, path, these);
    });

    test(`what a student fills in ${sentences[language]}`, async ({ page, signInAs }) => {
      await signInAs('student');
      await remember(page, { language });
      for (const path of screens.student) await look(page, path, these);
    });
  });
}

async function lookAtRequest(page: Page, kind: RequestKind, these: Look[]) {
  const token = kind.padEnd(43, 'x');
  await page.route(`**/api/approval-request/${token}`, (route) =>
    route.fulfill({ json: anApprovalRequest(kind) }),
  );
  await look(page, `/${kind}/${token}`, these);
}

async function lookAtSurvey(page: Page, type: SurveyType, these: Look[]) {
  const token = type.padEnd(43, 'x');
  await page.route(`**/api/surveys/${token}`, (route) =>
    route.fulfill({ json: aPublicSurvey(type) }),
  );
  await look(page, `/survey-${type}/${token}`, these);
}

async function look(page: Page, path: string, these: Look[]) {
  await test.step(path, async () => {
    const [first] = these;
    if (first) await turnTo(page, first);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page).toHaveTitle(/ · Traject$/);
    await page.addStyleTag({ content: still });
    for (const one of these) {
      if (one !== first) await turnTo(page, one);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectToFit(page);
      if (!one.colorScheme) continue;
      // The pages behind a link have no switch: they follow the device through their styles alone.
      const turned = `html[data-mantine-color-scheme=${one.colorScheme}]`;
      const scheme = page.locator(`${turned}, html:not([data-mantine-color-scheme])`);
      await expect(scheme).toHaveCount(1);
      await expectAccessible(page);
    }
  });
}

async function turnTo(page: Page, { colorScheme, width }: Look) {
  await page.setViewportSize({ width, height: 800 });
  if (colorScheme) await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
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
