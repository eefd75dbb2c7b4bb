import type { Page } from '@playwright/test';
import { aFile, anApprovalRequest } from './approvalRequest.ts';
import { expectFine } from './desk.ts';
import { aPdf, aPicture } from './files.ts';
import { expect, remember, test } from './fixtures.ts';
import { olderPhone } from './olderPhone.ts';

const token = 'x'.repeat(43);
const request = {
  ...anApprovalRequest('approve-document'),
  files: [{ ...aFile, name: 'brief.docx', mime: 'application/msword' }],
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The document, and the picture of its first page. */
async function hasDocument(page: Page, document = aPdf('plan.pdf', 'Plan').buffer) {
  const answers = {
    '**/download*': { body: document, contentType: 'application/pdf' },
    '**/first-page*': { body: aPicture('1.png').buffer, contentType: 'image/png' },
  };
  for (const [path, answer] of Object.entries(answers))
    await page.route(path, (route) => route.fulfill(answer));
}

test.use({ colorScheme: 'dark', viewport: { width: 375, height: 812 } });

test('[PUB-01, PUB-04, PUB-06, PUB-08, SHELL-20] failures behind a link are explained in plain words, even with a stale session', async ({
  page,
  complaints,
}) => {
  await remember(page, { cookies: 'accepted', language: 'en', token: 'stale' });
  const answer = async (path: string, status: number, json: object) => {
    await page.unroute(`**/approval-request/${token}${path}`);
    await page.route(`**/approval-request/${token}${path}`, (route) =>
      route.fulfill({ status, json }),
    );
  };
  const failure = (status: number, ...errors: string[]) => [status, { status, errors }] as const;

  await answer('', ...failure(404, 'Ask for a new link.'));
  await page.goto(`/approve-document/${token}`);
  await expect(heading(page, 'We cannot open this page')).toBeVisible();
  await expect(
    page.getByText(
      'The provided token is not valid (anymore). Please check the link and try again!',
    ),
  ).toBeVisible();
  await expect(page.getByText('Ask for a new link.')).toBeVisible();
  await expectFine(page, 'the dead link');

  await answer('', ...failure(500));
  await page.goto(`/approve-document/${token}`);
  await expect(heading(page, 'The page could not be opened')).toBeVisible();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await answer('', 200, request);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Do you agree with this document?')).toBeFocused();
  await expectFine(page, 'the choice');

  await answer('/download*', ...failure(500));
  await expect(page.getByRole('button', { name: 'Read the document' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Download the document' }).click();
  await expect(page.getByText('The download failed.')).toBeVisible();

  await answer('/accept', ...failure(404, 'Somebody chose already.'));
  await page.getByRole('button', { name: 'Yes, I agree' }).click();
  await page.getByRole('button', { name: 'Yes, I am sure' }).click();
  await expect(page.getByText('Somebody chose already.')).toBeVisible();
  await expect(heading(page, 'Do you agree with this document?')).toBeFocused();
  await answer('/accept', ...failure(500));
  await page.getByRole('button', { name: 'Yes, I agree' }).click();
  await page.getByRole('button', { name: 'Yes, I am sure' }).click();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(heading(page, 'Do you agree with this document?')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/approve-document/${token}$`));
  complaints.length = 0;
});

test('[PUB-02] an older phone shows what is asked, and saves the document', async ({ page }) => {
  await page.addInitScript(olderPhone);
  await remember(page, { cookies: 'accepted', language: 'nl' });
  await page.route(`**/approval-request/${token}`, (route) =>
    route.fulfill({ json: anApprovalRequest('review-client') }),
  );
  await hasDocument(page);
  await page.goto(`/review-client/${token}`);
  await expect(heading(page, 'Gaat u akkoord met uw trajectplan?')).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lees het plan' }).click();
  await expect(page.getByText('Dit apparaat kan het document hier niet tonen.')).toBeVisible();
  expect((await download).suggestedFilename()).toBe('plan.pdf');
});

test('[PUB-02] where a part of the page does not load, the document can be downloaded', async ({
  page,
  complaints,
}) => {
  await remember(page, { cookies: 'accepted', language: 'nl' });
  await page.route(`**/approval-request/${token}`, (route) =>
    route.fulfill({ json: anApprovalRequest('review-client') }),
  );
  await hasDocument(page);
  await page.goto(`/review-client/${token}`);
  await expect(heading(page, 'Gaat u akkoord met uw trajectplan?')).toBeFocused();
  await page.route('**/assets/*.js', (route) => route.abort());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lees het plan' }).click();
  await expect(page.getByText('Dit apparaat kan het document hier niet tonen.')).toBeVisible();
  expect((await download).suggestedFilename()).toBe('plan.pdf');
  await expect(page).toHaveURL(new RegExp(`/review-client/${token}$`));
  complaints.length = 0;
});

test('[PUB-01, PUB-03] the Back button closes the document and keeps the reason', async ({
  page,
}) => {
  await remember(page, { cookies: 'accepted', language: 'nl' });
  await page.route(`**/approval-request/${token}`, (route) =>
    route.fulfill({ json: anApprovalRequest('review-client') }),
  );
  await hasDocument(page);
  await page.goto(`/review-client/${token}`);
  await page.getByRole('button', { name: 'Lees het plan' }).click();
  await expect(page.getByRole('dialog', { name: 'plan.pdf' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Nee, ik ga niet akkoord' }).click();
  await page.getByLabel('Uw reden').fill('Te laat');
  await page.goBack();
  await expect(heading(page, 'Gaat u akkoord met uw trajectplan?')).toBeFocused();
  await page.getByRole('button', { name: 'Nee, ik ga niet akkoord' }).click();
  await expect(page.getByLabel('Uw reden')).toHaveValue('Te laat');
});

test('a link that was cut off in the mail opens a page that says so', async ({
  page,
  complaints,
}) => {
  await remember(page, { cookies: 'accepted', language: 'nl' });
  await page.goto('/approve-document/%E0%A4%A');
  await expect(heading(page, 'We kunnen deze pagina niet openen')).toBeVisible();
  complaints.length = 0;
});

test('[PUB-02] a broken pdf says that it cannot be opened and can be downloaded', async ({
  page,
}) => {
  const broken = Buffer.from('%PDF-1.7\nniets');
  await remember(page, { cookies: 'accepted', language: 'nl' });
  await page.route(`**/approval-request/${token}`, (route) =>
    route.fulfill({ json: anApprovalRequest('review-client') }),
  );
  await hasDocument(page, broken);
  await page.goto(`/review-client/${token}`);
  await page.getByRole('button', { name: 'Lees het plan' }).click();
  await expect(page.getByText('Kan bestand niet openen')).toBeVisible({ timeout: 20_000 });
  await expectFine(page, 'the broken file');
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('plan.pdf');
});
