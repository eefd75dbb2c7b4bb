import { type Browser, chromium } from '@playwright/test';
import { hostileLines, payloadCount } from '@traject/e2e/hostile.ts';
import type { Check } from './check.ts';
import { type Demo, startDemo } from './demo.ts';
import { hostileLetters, openLetters } from './letters.ts';
import { readPapers } from './papers.ts';
import { plant, writtenFields } from './plant.ts';
import { sentLetters } from './sentLetters.ts';
import { browserOf, visitorsOf } from './visitors.ts';
import { newWalk, type Walked, walk } from './walk.ts';

/** Every hostile line in every field that a person can fill, looked at wherever it is shown. */
export const payloads: Check = {
  name: 'payloads',
  goal: '0 run, 0 policy violations',
  async run() {
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      return await runIn(browser);
    } finally {
      await browser.close();
    }
  },
};

async function runIn(browser: Browser) {
  const demo = await startDemo();
  const fields = await writtenFields(demo.sql);
  const walked = newWalk();
  const counted = { pdfs: 0, cells: 0 };
  const shortfalls: string[] = [];
  for (const round of hostileLines.keys()) {
    await plant(demo.sql, fields, round);
    const papers = await readPapers(demo);
    counted.pdfs += papers.pdfs;
    counted.cells += papers.cells;
    shortfalls.push(...papers.shortfalls, ...(await visitAll(browser, demo, walked)));
    walked.opened.clear();
  }
  await demo.stop();

  const letters = [...hostileLetters(), ...(await sentLetters(demo.dataDir))];
  shortfalls.push(...(await openLetters(browser, letters)));
  const { screens, dialogs, seen } = walked;
  const unseen = fields.filter(({ place }) => !seen.has(place));
  process.stdout.write(
    `    on no screen: ${unseen.map((f) => `${f.table}.${f.column}`).join(', ')}\n`,
  );
  const figure = [
    `${payloadCount} payloads × ${fields.length} fields (${seen.size} read on a screen)`,
    `${screens.size} screens and ${dialogs} dialogs, ${letters.length} mails`,
    `${counted.pdfs} PDFs, ${counted.cells} cells: ${shortfalls.length} run or against the policy`,
  ].join(', ');
  return { figure, isReached: shortfalls.length === 0, shortfalls };
}

async function visitAll(browser: Browser, demo: Demo, walked: Walked) {
  const found: string[] = [];
  for (const { name, paths } of await visitorsOf(demo)) {
    const context = await browserOf(browser, demo, name);
    found.push(...(await walk(context, { origin: demo.url, paths, walked })));
    await context.close();
  }
  return found;
}
