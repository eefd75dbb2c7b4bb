import type { Locator } from '@playwright/test';
import { expect, panel, test } from './desk.ts';
import { aPdf } from './files.ts';
import { expectAccessible } from './fixtures.ts';

test('notes are above the fold on a small laptop', async ({ page, desk }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await desk.open();
  const add = page.getByRole('button', { name: 'Notitie toevoegen' });
  await expect(add).toBeInViewport({ ratio: 1 });
});

test('the keyboard gets from a new page to a new note in five Tabs', async ({ page, desk }) => {
  await desk.open();
  const add = page.getByRole('button', { name: 'Notitie toevoegen' });
  await expect(add).toBeVisible();
  const jump = page.getByRole('navigation', { name: 'Onderdelen van dit traject' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const _ of [2, 3, 4]) await page.keyboard.press('Tab');
  await expect(jump.getByRole('link', { name: 'Notities' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Nieuwe notitie' })).toBeVisible();
});

test('when scrolled down, a bar says whose dashboard it is and leads to each of its parts', async ({
  page,
  desk,
}) => {
  await desk.open();
  const jump = page.getByRole('navigation', { name: 'Onderdelen van dit traject' });
  const bar = jump.locator('..');
  await expect(bar).not.toContainText('Fatima El Amrani');
  await jump.getByRole('link', { name: 'Vragenlijsten' }).click();
  await expect(panel(page, 'Vragenlijsten')).toBeFocused();
  await expect(panel(page, 'Vragenlijsten')).toBeInViewport();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('Fatima El Amrani');
  await expect(bar).toContainText('Nieuw');
  await scrollPastHalves(bar);
  await expectAccessible(page);

  await page.setViewportSize({ width: 375, height: 812 });
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(bar).toContainText('Fatima El Amrani');
  await jump.getByText('Ga naar').click();
  await scrollPastHalves(jump);
  await expectAccessible(page);
  await jump.getByRole('link', { name: 'Sollicitaties' }).click();
  await expect(jump.getByRole('link', { name: 'Sollicitaties' })).toBeHidden();
  const top = async () => (await panel(page, 'Sollicitaties').boundingBox())?.y ?? 0;
  const below = async () => (await bar.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
  await expect.poll(async () => (await top()) - (await below())).toBeGreaterThanOrEqual(0);
});

test('a dashboard that is viewed again shows what the client decided meanwhile', async ({
  page,
  desk,
  request,
}) => {
  const plan = aPdf('Trajectplan.pdf', 'Het plan van Fatima');
  await desk.send(`/trajectories/${desk.trajectoryId}/start-client`, { trajectory_plan: plan });
  await desk.open();
  const info = panel(page, 'Traject');
  await expect(info).toContainText('Wacht op cliënt');
  const link = await desk.linkTo(desk.clientEmail);
  const answer = await request.post(`/api/approval-request/${link.split('/').at(-1)}/accept`);
  expect(answer.ok()).toBe(true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(info.getByRole('button', { name: 'Start werkgeverstraject' })).toBeVisible();
  await expect(panel(page, 'Documenten')).toContainText('Cliënt akkoord');
});

/**
 * To where nothing to press is half under the bar, or half under the header above it: what is left
 * would be too small to tap.
 */
const scrollPastHalves = (part: Locator) =>
  part.evaluate((bar) => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const parts = [bar, ...bar.querySelectorAll('*')].map(boxOf);
    const edges = [
      Math.min(...parts.map(({ top }) => top)),
      Math.max(...parts.map(({ bottom }) => bottom)),
    ];
    const others = [...document.querySelectorAll('main button, main a')].filter(
      (element) => !bar.contains(element),
    );
    const isHalf = (element: Element) =>
      edges.some((edge) => boxOf(element).top < edge && boxOf(element).bottom > edge);
    for (let step = 0; others.some(isHalf) && step < 100; step += 1)
      window.scrollBy({ top: -4, behavior: 'instant' });
  });
