import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Line } from './table.ts';

/** Fetched when needed: it is larger than everything the program itself installs. */
const tool = 'lighthouse@13.5.0';
const categories = ['accessibility', 'best-practices'];

type Report = { categories: Record<string, { score: number }> };

export async function lighthouseLines(origin: string): Promise<Line[]> {
  const { categories: found } = await reportOf(`${origin}/auth`);
  return categories.map((name) => ({
    what: `Lighthouse, ${name}`,
    ours: String(100 * (found[name]?.score ?? 0)),
    figure: 100 * (found[name]?.score ?? 0),
    goal: 100,
    way: 'at least',
    unit: '',
  }));
}

async function reportOf(url: string): Promise<Report> {
  const flags = ['--quiet', '--output=json', `--only-categories=${categories.join()}`];
  const chrome = '--chrome-flags=--headless=new --no-sandbox';
  const child = spawn('npx', ['--yes', tool, url, ...flags, chrome], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
  return JSON.parse(said) as Report;
}
