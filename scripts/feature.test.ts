import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'traject-feature-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Tests that walk through the tables and the calls. */
const walks = [
  'server/src/access.test.ts',
  'server/src/features/rights/export.test.ts',
  'server/src/platform/database/wall.test.ts',
];
const leftOut =
  /^(node_modules|dist|data|test-results|bench|harden|docs|\..+)$|\.test\.tsx?$|timestamp-/;

function copyRepository() {
  const isCopied = (path: string) =>
    path === root || path === join(root, '.gitignore') || !leftOut.test(basename(path));
  for (const name of readdirSync(root))
    if (isCopied(join(root, name)))
      cpSync(join(root, name), join(copy, name), { recursive: true, filter: isCopied });
  for (const walk of walks) cpSync(join(root, walk), join(copy, walk));
  const server = { extends: './tsconfig.json', include: ['contract/src', 'server/src'] };
  writeFileSync(join(copy, 'tsconfig.server.json'), JSON.stringify(server));
  linkPackages();
}

/** The packages are those of this repository, but our own workspaces are the copied ones. */
function linkPackages() {
  mkdirSync(join(copy, 'node_modules/@traject'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!/^\.|^@traject$/.test(name))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(root, 'node_modules/@traject')))
    symlinkSync(join(copy, name), join(copy, 'node_modules/@traject', name));
}

async function run(...args: string[]) {
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined };
  const command = promisify(execFile)(process.execPath, args, { cwd: copy, env });
  const { stdout } = await command.catch((error) => {
    throw new Error(`${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}
const types = (project: string) =>
  run('node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', '-p', project);

copyRepository();
const command = join(copy, 'scripts/lib/feature.mjs');

it.each([
  ['a call without names', [], 'Say what one and several are called'],
  ['a single name', ['visit'], 'Say what one and several are called'],
  ['a name that is no identifier', ['site-visit', 'siteVisits'], 'is not a name in camelCase'],
  ['the name of another record', ['test', 'tests'], 'already means something'],
  ['a word of the language', ['class', 'classes'], 'already means something'],
  ['the same name twice', ['advice', 'advice'], 'cannot both be called'],
])('`npm run feature` refuses %s, and writes nothing', async (_what, names, sentence) => {
  const { feature } = await import(/* @vite-ignore */ command);
  await expect(feature(names)).rejects.toThrow(sentence);
});

it('writes nothing if one of the lists has changed its form', async () => {
  const desk = join(copy, 'web/src/deskWing.ts');
  const text = readFileSync(desk, 'utf8');
  writeFileSync(desk, text.replaceAll("'tests',", "'Tests',"));
  const { feature } = await import(/* @vite-ignore */ command);
  await expect(feature(['visit', 'visits'])).rejects.toThrow(
    'Nothing was written: web/src/deskWing',
  );
  expect(existsSync(join(copy, 'contract/src/visits.ts'))).toBe(false);
  writeFileSync(desk, text);
});

const patiently = { timeout: 900_000 };
it(
  'a new feature is formatted, has its types, and passes the tests that walk everything',
  patiently,
  async () => {
    const names = JSON.stringify(['visit', 'visits', 'huisbezoek', 'huisbezoeken']);
    const said = await run(
      '-e',
      `import('${command}').then(async ({ feature }) => { process.exit(await feature(${names})); })`,
    );
    expect(said).toContain('web/src/features/visits/visits.nl.ts');
    await types('tsconfig.server.json');
    await types('web');
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server'];
    const about = ['--no-file-parallelism', '-t', 'visits|exported in full|every table'];
    const passed = await run(...vitest, ...about, 'visits.test', ...walks);
    for (const one of [...walks, 'visits.test.ts', 'visits.create']) expect(passed).toContain(one);
  },
);
