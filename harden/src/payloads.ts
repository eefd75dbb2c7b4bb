import { type Browser, chromium } from '@playwright/test';
import { hostileLines, payloadCount } from '@traject/e2e/hostile.ts';
import type { Check, Found } from './check.ts';
import { type Demo, startDemo } from './demo.ts';
import { hostileLetters, openLetters } from './letters.ts';
import { readPapers } from './papers.ts';
import { plant, writtenFields } from './plant.ts';
import { sentLetters } from './sentLetters.ts';
import { browserOf, visitorsOf } from './visitors.ts';
import { newWalk, type Walked, walk } from './walk.ts';

/** Every hostile line in every field that a person can fill in, viewed wherever it is shown. */
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

async function runIn(browser: Browser): Promise<Found> {
  const demo = await startDemo();
  const fields = await writtenFields(demo.sql);
  const walked = newWalk();
  const papers = { pdfs: 0, cells: 0 };
  const shortfalls: string[] = [];
  for (const round of hostileLines.keys()) {
    await plant(demo.sql, fields, round);
    const read = await readPapers(demo);
    papers.pdfs += read.pdfs;
    papers.cells += read.cells;
    shortfalls.push(...read.shortfalls, ...(await visitAll(browser, demo, walked)));
    walked.opened.clear();
  }
  await demo.stop();

  const letters = [...hostileLetters(), ...(await sentLetters(demo.dataDir))];
  shortfalls.push(...(await openLetters(browser, letters)));
  const counts = { ...papers, fields: fields.length, letters: letters.length };
  const figure = `${inWords(walked, counts)}: ${shortfalls.length} run or against the policy`;
  return { figure, isReached: shortfalls.length === 0, shortfalls };
}

type Counts = { fields: number; letters: number; pdfs: number; cells: number };

const inWords = ({ screens, dialogs, seen }: Walked, { fields, letters, pdfs, cells }: Counts) =>
  [
    `${payloadCount} payloads × ${fields} fields (${seen.size} of them on a screen)`,
    `${screens.size} screens, ${dialogs} dialogs, ${letters} mails, ${pdfs} PDFs, ${cells} cells`,
  ].join(', ');

/** All at once: most of a visit is waiting until a page is quiet. */
async function visitAll(browser: Browser, demo: Demo, walked: Walked) {
  const visits = (await visitorsOf(demo)).map(async (visitor) => {
    const context = await browserOf(browser, demo, visitor);
    const way = { origin: demo.url, paths: visitor.paths, walked };
    const found = await walk(context, way);
    await context.close();
    return [...found];
  });
  return (await Promise.all(visits)).flat();
}
