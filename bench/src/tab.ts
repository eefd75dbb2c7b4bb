import type { Browser } from '@playwright/test';
import type { Line } from './table.ts';
import type { Visitor } from './visitor.ts';

export async function open(browser: Browser, { program, token }: Visitor, signedIn = true) {
  const context = await browser.newContext({ locale: 'nl-NL', baseURL: program.origin });
  const page = await context.newPage();
  await page.goto('/static/config.json');
  const kept = { cookies: 'accepted', ...(signedIn && { token }) };
  await page.evaluate((all) => Object.assign(localStorage, all), kept);
  return page;
}

export const atMost = (
  what: string,
  rest: { figure: number; goal: number; unit: string },
): Line => ({
  what,
  ours: `${Number(rest.figure.toFixed(1))} ${rest.unit}`.trim(),
  way: 'at most',
  ...rest,
});
