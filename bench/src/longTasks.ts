import type { Browser, Page } from '@playwright/test';
import { fill } from './fullTrajectory.ts';
import { atMost, open } from './tab.ts';
import type { Line } from './table.ts';
import type { Visitor } from './visitor.ts';

/** Whether the page ever kept somebody waiting who types, turns pages or opens a dialog. */
export const longTaskLines = async (browser: Browser, visitor: Visitor) => [
  await typeInEditor(browser, visitor),
  await turnPages(browser, visitor),
  ...(await workInFullTrajectory(browser, visitor)),
];

const sentence =
  'Wij spraken over werk dat past bij wat er nog kan, en maakten daarover afspraken. ';

async function typeInEditor(browser: Browser, visitor: Visitor) {
  const page = await open(browser, visitor);
  await page.goto('/document-templates/new');
  const text = page.locator('[contenteditable=true]').first();
  await text.click();
  await page.keyboard.insertText(sentence.repeat(150));
  const tasks = await longTasks(page);
  await page.keyboard.type(sentence, { delay: 20 });
  return noLongTask('typing in the editor', await tasks());
}

async function turnPages(browser: Browser, visitor: Visitor) {
  const page = await open(browser, visitor);
  await page.goto('/trajectories');
  await page.getByRole('row').nth(5).waitFor();
  const tasks = await longTasks(page);
  for (let number = 2; number < 12; number++) {
    await page.getByRole('button', { name: 'Volgende pagina' }).click();
    await page.waitForURL(new RegExp(`page=${number}\\b`));
    await page.waitForLoadState('networkidle');
  }
  return noLongTask('turning ten pages of a list', await tasks());
}

/** With 200 notes, 100 documents and 60 applications. */
async function workInFullTrajectory(browser: Browser, visitor: Visitor) {
  const id = visitor.ids.at(-1) ?? 0;
  await fill(visitor, id);
  const during = async (what: string, work: (page: Page) => Promise<void>) => {
    const page = await open(browser, visitor);
    await page.goto(`/trajectories/${id}`);
    await page.getByRole('heading', { level: 2 }).nth(9).waitFor();
    await page.waitForLoadState('networkidle');
    const tasks = await longTasks(page);
    await work(page);
    return noLongTask(`${what} in a full trajectory`, await tasks());
  };
  const openDialog = async (page: Page) => {
    await page.getByRole('button', { name: 'Notitie toevoegen' }).first().click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  };
  return [
    await during('turning pages', async (page) => {
      for (const next of await page.getByRole('button', { name: 'Volgende pagina' }).all())
        await next.click();
      await page.waitForLoadState('networkidle');
    }),
    await during('opening a dialog', openDialog),
    await during('opening a dialog and typing', async (page) => {
      await openDialog(page);
      await page.getByRole('dialog').getByRole('textbox').last().focus();
      await page.keyboard.type(sentence, { delay: 20 });
    }),
  ];
}

async function longTasks(page: Page) {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { longTasks: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: 'longtask' });
  });
  return async () => {
    const tasks = await page.evaluate(
      () => (window as unknown as { longTasks: number[] }).longTasks,
    );
    await page.context().close();
    return tasks;
  };
}

function noLongTask(what: string, tasks: number[]): Line {
  const longest = tasks.length ? `longest ${Math.max(...tasks).toFixed(0)} ms` : 'none';
  const line = atMost(`tasks over 50 ms while ${what}`, {
    figure: tasks.length,
    goal: 0,
    unit: '',
  });
  return { ...line, ours: longest };
}
