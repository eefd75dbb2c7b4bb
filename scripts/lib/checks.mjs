import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { bin, run } from './processes.mjs';

const still = [
  ['format and lint', [bin.biome, 'check', '.']],
  ['types', [bin.tsc, '-p', '.']],
  ['types of the web', [bin.tsc, '-p', 'web']],
  ['dead code', [bin.knip]],
];

/** The fast part, for daily work: everything but the browser. */
export async function check(args) {
  const counts = await runStill();
  add(counts, await unitTests(args));
  return close(counts);
}

/** All of it, from a clean clone. */
export async function test() {
  const chromium = ensureChromium();
  const counts = await runStill();
  await ensureBuilt();
  add(counts, await unitTests([]));
  add(counts, await browserTests(chromium));
  return close(counts);
}

async function runStill() {
  const counts = { passed: 0, failed: 0 };
  for (const [name, args] of still) {
    process.stdout.write(`\n— ${name}\n`);
    counts[(await run(args)) === 0 ? 'passed' : 'failed']++;
  }
  return counts;
}

const unitTests = (args) =>
  counted('unit, API and component tests', 'vitest.json', (report) =>
    run([
      bin.vitest,
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ]),
  );

const browserTests = (chromium) =>
  counted('browser tests', 'playwright.json', (report) =>
    run([bin.playwright, 'test', '--config', 'e2e/playwright.config.ts'], {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }),
  );

/** What the runner counted; a runner that failed otherwise counts as one failure. */
async function counted(name, file, runner) {
  process.stdout.write(`\n— ${name}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'traject-report-'));
  const code = await runner(join(folder, file));
  const counts = read(join(folder, file));
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (counts.passed === 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

function read(path) {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    return report.stats
      ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
      : { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function add(counts, more) {
  counts.passed += more.passed;
  counts.failed += more.failed;
}

function close({ passed, failed }) {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}
