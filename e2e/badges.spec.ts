import type { Page } from '@playwright/test';
import type { BadgeTask } from '@traject/contract/badges';
import { aPhone, callAs, expectFine } from './desk.ts';
import { expect, test } from './fixtures.ts';

const student = 6;
const diploma = 1;
const badges = (page: Page) => page.getByRole('region', { name: 'Badges' });

/** The badges of the student, on the page of their portfolio. */
async function openBadges(page: Page) {
  await page.goto(`/portfolio/${student}/${diploma}`);
  await expect(badges(page)).toBeVisible();
  return badges(page);
}

test('a teacher grants a badge, the student shows it to a stranger, and a coordinator revokes it', async ({
  browser,
  page,
  request,
  signInAs,
}) => {
  const call = callAs(request, await signInAs('evaluator'));
  const tasks = await call<BadgeTask[]>(
    'GET',
    `/evaluation-students/${student}/badges?diploma_id=${diploma}`,
  );
  const title = tasks.find(({ may_grant }) => may_grant)?.title ?? '';
  const taught = await openBadges(page);
  await expectFine(page, 'the badges');
  await taught.getByRole('button', { name: `Badge toekennen: ${title}` }).click();
  const granting = page.getByRole('dialog', { name: `Badge toekennen: ${title}` });
  await granting.getByRole('textbox', { name: 'Toelichting' }).fill('Werkt zelfstandig.');
  await expectFine(page, 'granting a badge');
  await granting.getByRole('button', { name: 'Toekennen' }).click();
  await expect(taught.getByRole('button', { name: `Badge intrekken: ${title}` })).toBeVisible();

  await signInAs('student');
  const own = await openBadges(page);
  await expect(own.getByText('Werkt zelfstandig.')).toBeVisible();
  await expect(own.getByRole('button', { name: /^Badge (toekennen|intrekken)/ })).toHaveCount(0);
  const link = own.getByRole('link', { name: `Pagina van badge openen: ${title}` });
  const address = (await link.getAttribute('href')) ?? '';

  const phone = await aPhone(browser);
  await phone.goto(address);
  await expect(phone.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Deze badge is geldig' })).toBeVisible();
  await expect(phone.getByText('Werkt zelfstandig.')).toBeVisible();
  await expectFine(phone, 'the page of a badge');
  const file = phone.waitForEvent('download');
  await phone.getByRole('link', { name: 'Ondertekende badge downloaden' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.jwt$/);

  await signInAs('coordinator');
  const overseen = await openBadges(page);
  await overseen.getByRole('button', { name: `Badge intrekken: ${title}` }).click();
  const revoking = page.getByRole('dialog', { name: `Badge intrekken: ${title}` });
  await revoking.getByRole('textbox', { name: 'Reden' }).fill('Te vroeg toegekend.');
  await expectFine(page, 'revoking a badge');
  await revoking.getByRole('button', { name: 'Intrekken' }).click();
  await expect(overseen.getByText(/^Ingetrokken op .*: Te vroeg toegekend\.$/)).toBeVisible();

  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Deze badge is ingetrokken' })).toBeVisible();
  await expect(phone.getByText('Te vroeg toegekend.')).toBeVisible();
  await expectFine(phone, 'the page of a revoked badge');
});

test('a code that nobody was given opens nothing', async ({ page, complaints }) => {
  await page.goto(`/badge/${'x'.repeat(22)}`);
  await expect(page.getByRole('heading', { name: 'Deze badge bestaat niet' })).toBeVisible();
  await expectFine(page, 'an unknown badge');
  complaints.length = 0;
});
