import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { insert } from '../feature/insert.mjs';
import { lists } from '../feature/lists.mjs';
import { fill, inData, inWords } from '../feature/names.mjs';
import { root } from './install.mjs';
import { bin, run } from './processes.mjs';

const read = (path) => readFileSync(`${root}${path}`, 'utf8');
const templates = readdirSync(`${root}scripts/feature`, { recursive: true })
  .filter((path) => path.endsWith('.txt'))
  .map((path) => ({ path: path.slice(0, -'.txt'.length), text: read(`scripts/feature/${path}`) }));

/** Writes a new kind of record under a trajectory, from the database to the screen. */
export async function feature(args) {
  const names = namesFrom(args);
  const made = newFiles(names);
  const changed = changedFiles(names);
  for (const [path, text] of Object.entries({ ...made, ...changed })) {
    mkdirSync(dirname(`${root}${path}`), { recursive: true });
    writeFileSync(`${root}${path}`, text);
  }
  const code = Object.keys({ ...made, ...changed }).filter((path) => !path.endsWith('.sql'));
  const format = ['check', '--write', '--log-level=error', ...code];
  const failed = (await run([bin.biome, ...format])) || (await tables());
  if (failed) return failed;
  process.stdout.write(report(Object.keys(made), Object.keys(changed), names));
  return 0;
}

/** Writes the types of the tables as the migrations make them. */
export const tables = () => run(['server/scripts/generate-tables.ts']);

function namesFrom([one, many, ding, dingen]) {
  if (!one || !many)
    throw new Error('Say what one and several are called: npm run feature -- visit visits');
  for (const name of [one, many]) {
    if (!/^[a-z]+([A-Z][a-z]+)*$/.test(name))
      throw new Error(`'${name}' is not a name in camelCase, such as visit or jobInterview.`);
    if (isTaken(name)) throw new Error(`'${name}' already means something here: choose another.`);
  }
  if (one === many) throw new Error(`One and several cannot both be called '${one}'.`);
  return { one, many, dutch: { one: ding ?? inWords(one), many: dingen ?? inWords(many) } };
}

/** By another record, by the templates themselves or by the language. */
function isTaken(name) {
  const known = [
    'contract/src/common/recordTypes.ts',
    'server/src/platform/database/tables.gen.ts',
    'web/src/texts.ts',
  ].map(read);
  const word = new RegExp(`\\b(${name}|${inData(name)})\\b`);
  return (
    [...known, ...templates.map(({ text }) => text), keywords].some((text) => word.test(text)) ||
    existsSync(`${root}contract/src/${name}.ts`)
  );
}

const keywords = `await break case catch class continue default delete do else enum eval finally
  interface let package private protected public static super switch throw try typeof var void
  while with yield`;

function newFiles(names) {
  const last = readdirSync(`${root}server/migrations`).sort().at(-1);
  const number = String(Number.parseInt(last, 10) + 1).padStart(4, '0');
  return Object.fromEntries(
    templates.map(({ path, text }) => [
      fill(path, names).replace('/0000-', `/${number}-`),
      fill(text, names),
    ]),
  );
}

function changedFiles(names) {
  const changed = {};
  for (const entry of lists)
    changed[entry.file] = insert(changed[entry.file] ?? read(entry.file), entry, names);
  return changed;
}

const report = (made, changed, { one, many }) => `
New:
  ${made.sort().join('\n  ')}
Changed:
  ${[...changed, 'server/src/platform/database/tables.gen.ts'].sort().join('\n  ')}

Read the Dutch: a noun that was not given is the English one.
  web/src/features/${many}/${many}.nl.ts
  contract/src/common/eventWords/trajectory.nl.ts (${one}, ${many})
`;
