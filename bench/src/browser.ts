import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Response } from '@playwright/test';
import { sizesOf } from '@traject/e2e/sizes.ts';
import { longTaskLines } from './longTasks.ts';
import { atMost, open } from './tab.ts';
import type { Line } from './table.ts';
import type { Visitor } from './visitor.ts';

const routes = [
  { what: 'sign-in', path: '/auth', goal: 150 },
  { what: 'public token page', path: `/review-employer/${'x'.repeat(43)}`, goal: 130 },
  { what: 'trajectories', path: '/trajectories', goal: 190, signedIn: true },
  { what: 'dashboard', path: '/trajectories/:id', goal: 225, signedIn: true },
  { what: 'editor', path: '/document-templates/new', goal: 370, signedIn: true },
];

/** What a visitor's browser loads, requests and waits for, with a lot of data. */
export async function browserLines(visitor: Visitor): Promise<Line[]> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const lines: Line[] = [];
    for (const route of routes) lines.push(...(await weigh(browser, visitor, route)));
    lines.push(...(await countCalls(browser, visitor)));
    lines.push(...(await longTaskLines(browser, visitor)));
    return lines;
  } finally {
    await browser.close();
  }
}

const addressOf = (path: string, { ids }: Visitor) => path.replace(':id', String(ids[0]));

type Route = { what: string; path: string; goal: number; signedIn?: boolean };

async function weigh(browser: Browser, visitor: Visitor, { what, path, goal, signedIn }: Route) {
  const page = await open(browser, visitor, signedIn ?? false);
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto(addressOf(path, visitor));
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await sizesOf(answers);
  await page.context().close();
  const line = (kind: string, figure: number, goal: number) =>
    atMost(`${kind} for ${what}, gzip`, { figure, goal, unit: 'kB' });
  return [
    line('scripts', sizes.script, goal),
    line('styles', sizes.stylesheet, 20),
    line('fonts', sizes.font, 100),
  ];
}

/**
 * How many calls there are until the dashboard is complete, and how many wait for an earlier one.
 */
async function countCalls(browser: Browser, visitor: Visitor) {
  const page = await open(browser, visitor);
  // Nobody opens a dashboard in a browser in which they never signed in.
  await page.goto('/trajectories');
  await page.waitForLoadState('networkidle');
  const spans: { from: number; to: number }[] = [];
  // A call that waits for no other is sent while those are still far off, however fast the rest is.
  await page.route('**/api/**', async (route) => {
    const from = performance.now();
    await pause(1000);
    await route.fulfill({ response: await route.fetch() });
    spans.push({ from, to: performance.now() });
  });
  await page.goto(addressOf('/trajectories/:id', visitor));
  await page.getByRole('heading', { level: 2 }).nth(9).waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return [
    atMost('API calls until the dashboard is painted', { figure: spans.length, goal: 6, unit: '' }),
    atMost('round trips one after another for it', { figure: depthOf(spans), goal: 1, unit: '' }),
  ];
}

function depthOf(spans: { from: number; to: number }[]): number {
  const depth = (to: number): number => {
    const before = spans.filter((span) => span.to <= to);
    return before.length === 0 ? 0 : 1 + Math.max(...before.map(({ from }) => depth(from)));
  };
  return depth(Number.POSITIVE_INFINITY);
}
