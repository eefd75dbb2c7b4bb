import type { BrowserContext, Locator, Page } from '@playwright/test';
import { hostileLines, type Watch, watchFor } from '@traject/e2e/hostile.ts';

/** How far the walk got, over all screens and rounds. */
export type Walked = {
  screens: Set<string>;
  /** Buttons pressed in this round. */
  opened: Set<string>;
  dialogs: number;
  /** Fields whose marker was read. */
  seen: Set<number>;
};
type Walk = { page: Page; watch: Watch; walked: Walked };

export const newWalk = (): Walked => ({
  screens: new Set(),
  opened: new Set(),
  dialogs: 0,
  seen: new Set(),
});

type Way = { origin: string; paths: readonly string[]; walked: Walked };

/** Opens each screen and whatever opens on it, and reports what ran, broke or was fetched. */
export async function walk(context: BrowserContext, { origin, paths, walked }: Way) {
  const page = await context.newPage();
  const watch = watchFor(context, origin);
  for (const path of paths) {
    await page.goto(path);
    await settle({ page, watch, walked });
    walked.screens.add(path.replace(/[\w-]{43}/, ':token'));
    await openWhatOpens({ page, watch, walked }, path);
  }
  await page.close();
  return watch.found;
}

async function settle({ page, watch, walked }: Walk) {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
  await watch.look(page);
  const marks = await page.evaluate(marksOnPage).catch(() => []);
  for (const number of marks) walked.seen.add(number);
}

/** The fields whose markers can be read, as text or in an input. */
function marksOnPage() {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const labels = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((one) =>
    ['aria-label', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
  );
  const words = [document.body.textContent, ...boxes.map(({ value }) => value), ...labels];
  return [...words.join('\n').matchAll(/~(\d+)\.\d+~/g)].map(([, number]) => Number(number));
}

/** Controls that show more without changing anything. */
const opens = /(toevoegen|bewerken|wijzig|openen|nieuw|bekijk|lees|versies|meer|alle)/i;
const acts = /wissen|verwijder|archiveer|verstuur|stuur|opslaan|uitloggen|download/i;

async function openWhatOpens(walk: Walk, path: string) {
  const { page, walked } = walk;
  const buttons = page.locator('main button:visible, [aria-haspopup]:visible');
  const names = await buttons.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
  const kind = path.replace(/\d+|[\w-]{43}/g, '');
  for (const [place, name] of names.entries()) {
    const key = `${kind} ${withoutWords(name)}`;
    if (!opens.test(name) || acts.test(name) || walked.opened.has(key)) continue;
    walked.opened.add(key);
    if (await press(buttons.nth(place))) await settle(walk);
    if ((await page.getByRole('dialog').count()) > 0) walked.dialogs += 1;
    await comeBack(walk, path);
  }
}

/** The same button in each of many rows counts as one kind. */
const withoutWords = (name: string) =>
  hostileLines.reduce((rest, line) => rest.replaceAll(line, ''), name).replace(/~\d+\.\d+~/g, '');

const press = (button: Locator) =>
  button.click({ timeout: 5000 }).then(
    () => true,
    () => false,
  );

/** Closes what opened; reloads if another page did, or if it would not close. */
async function comeBack({ page, watch, walked }: Walk, path: string) {
  await page.keyboard.press('Escape');
  const isThere = page.url().endsWith(path);
  if (isThere && (await page.getByRole('dialog').count()) === 0) return;
  await page.goto(path);
  await settle({ page, watch, walked });
}
