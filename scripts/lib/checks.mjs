import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { root } from './install.mjs';
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
  const counts = { passed: 0, failed: [] };
  for (const [name, args] of still) {
    process.stdout.write(`\n— ${name}\n`);
    if ((await run(args)) === 0) counts.passed++;
    else counts.failed.push(name);
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
  const isSilent = counts.failed.length === 0;
  if (isSilent && (code !== 0 || counts.passed === 0))
    counts.failed.push(`${name}: the run itself`);
  return counts;
}

function read(path) {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    return report.stats ? ofBrowser(report) : ofUnits(report);
  } catch {
    return { passed: 0, failed: [] };
  }
}

const ofUnits = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap(failedIn),
});

/** A file that could not even be read has no tests, and says why itself. */
function failedIn({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [inShort(name, 'the file', message)];
  return failed.map((one) => inShort(name, one.fullName, one.failureMessages[0]));
}

const ofBrowser = ({ stats, suites, errors }) => ({
  passed: stats.expected,
  failed: [
    ...suites.flatMap(specsOf).filter(wentWrong).map(inWords),
    ...errors.map(({ message }) => inShort('e2e', 'around the stories', message)),
  ],
});

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const wentWrong = ({ tests }) => tests.some(({ status }) => /unexpected|flaky/.test(status));
const inWords = ({ file, title, tests }) => {
  const results = tests.flatMap((one) => one.results);
  return inShort(`e2e/${file}`, title, results.find(({ error }) => error)?.error.message);
};

const inShort = (file, title, why = '') =>
  `${relative(root, resolve(root, file))}: ${title}\n${why.slice(0, 1500)}`;

function add(counts, { passed, failed }) {
  counts.passed += passed;
  counts.failed.push(...failed);
}

/** The failures once more, where whoever reads the end of a long log finds them. */
function close({ passed, failed }) {
  for (const failure of failed) process.stdout.write(`\nfailed: ${failure}\n`);
  process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`);
  return failed.length === 0 ? 0 : 1;
}
