import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { sinceMain, touched } from './git.mjs';
import { bin, capture } from './processes.mjs';
import { read } from './reports.mjs';

const cache = 'node_modules/.cache';
const types = (project, name) => [
  // More checkers do much of the work twice, and the cores have tests to run.
  ...[bin.tsc, '-p', project, '--incremental', '--checkers', '1'],
  ...['--tsBuildInfoFile', `${cache}/types/${name}.tsbuildinfo`],
];

const lint = (since) => [
  ...[bin.biome, 'check', '.'],
  ...(since ? ['--changed', `--since=${since}`, '--no-errors-on-unmatched'] : []),
];

const staticChecks = (since) => [
  ['format and lint', lint(since)],
  ['types', types('.', 'server')],
  ['types of the web', types('web', 'web')],
  ['dead code', [bin.knip, '--cache', '--cache-location', `${cache}/knip`]],
];

/** The fast part, for daily work: everything but the browser, or only what a change touches. */
export async function check(args) {
  if (!args.includes('--changed')) return close(await besideEachOther(args));
  const since = sinceMain();
  const places = [...args.filter((arg) => arg !== '--changed'), ...touched(since)];
  return close(await besideEachOther(places, since));
}

/** All of it, from a clean clone. The browser gets both cores once the rest is done. */
export async function test() {
  const chromium = ensureChromium({ mayBeHeadless: true });
  const building = ensureBuilt().then(
    () => ({ passed: 0, failed: [] }),
    (error) => ({ passed: 0, failed: [`build: ${error.message}`] }),
  );
  const counts = await besideEachOther([]);
  const built = await building;
  if (built.failed.length > 0) return close([...counts, built]);
  return close([...counts, await browserTests(chromium)]);
}

const besideEachOther = (places, since) =>
  Promise.all([
    ...(since && places.length === 0 ? [] : [unitTests(places)]),
    ...staticChecks(since).map(async ([name, command]) => {
      const { code, output } = await part(name, command);
      if (code === 0) return { passed: 1, failed: [] };
      return { passed: 0, failed: [`${name}\n${output.slice(-1500)}`] };
    }),
  ]);

const unitTests = (places) =>
  counted('unit, API and component tests', { mayBeNone: places.length > 0 }, (report) => [
    [
      ...[bin.vitest, 'run', '--reporter=default', '--reporter=json', '--passWithNoTests'],
      ...[`--outputFile.json=${report}`, ...places],
    ],
  ]);

const browserTests = (CHROMIUM_PATH) =>
  counted('browser tests', {}, (PLAYWRIGHT_JSON_OUTPUT_NAME) => [
    [bin.playwright, 'test', '--config', 'e2e/playwright.config.ts'],
    { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME },
  ]);

/** What the runner counted; a runner that failed in another way counts as one failure. */
async function counted(name, { mayBeNone }, commandFor) {
  const folder = mkdtempSync(join(tmpdir(), 'traject-report-'));
  const report = join(folder, 'report.json');
  const { code, output } = await part(name, ...commandFor(report));
  const counts = read(report);
  rmSync(folder, { recursive: true, force: true });
  const isSilent = counts.failed.length === 0;
  if (isSilent && (code !== 0 || (counts.passed === 0 && !mayBeNone)))
    counts.failed.push(`${name}: the run itself\n${output.slice(-1500)}`);
  return counts;
}

/** The output of parts that run in parallel is printed as a whole at the end. */
async function part(name, command, env) {
  const started = Date.now();
  process.stdout.write(`… ${name}\n`);
  const { code, output } = await capture(command, { env });
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(`\n— ${name} (${seconds} s)\n${output}`);
  return { code, output };
}

/** The failures once more, for whoever reads the end of a long log. */
function close(counts) {
  const failed = counts.flatMap((one) => one.failed);
  const passed = counts.reduce((sum, one) => sum + one.passed, 0);
  for (const failure of failed) process.stdout.write(`\nfailed: ${failure}\n`);
  process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`);
  return failed.length === 0 ? 0 : 1;
}
