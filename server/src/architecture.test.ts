import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const list = (folder: string, recursive = false) =>
  readdirSync(new URL(folder, root), { encoding: 'utf8', recursive });
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const contracts = list('contract/src').map((file) => file.replace('.ts', ''));
/** Parts of the screens that call nothing of the server. */
const screensOnly = ['shell', 'help', 'styleguide', 'homepage'];
const sources = (folder: string) =>
  list(folder, true).filter((file) => /\.tsx?$/.test(file) && !file.includes('.gen.'));
const styles = list('web/src', true).filter((file) => file.endsWith('.css'));

it.each(['server', 'web'])('every feature of the %s has a contract of the same name', (side) => {
  const features = list(`${side}/src/features`).filter((name) => !screensOnly.includes(name));
  expect(contracts).toEqual(expect.arrayContaining(features));
});

it.each(sources('web/src/features'))('web feature file %s imports no sibling feature', (file) => {
  const own = file.split('/')[0];
  const imported = [...read(`web/src/features/${file}`).matchAll(/from '\.\.\/([\w-]+)\//g)];
  expect(imported.map((match) => match[1]).filter((name) => name !== own)).toEqual([]);
});

it.each(sources('server/src/features'))(
  'server feature file %s uses only services of others',
  (file) => {
    const imported = [...read(`server/src/features/${file}`).matchAll(/from '\.\.\/(\w[^']+)'/g)];
    expect(
      imported.map((match) => match[1]).filter((path) => !path?.includes('.service.')),
    ).toEqual([]);
  },
);

it.each(sources('web/src/ui'))('shared part %s knows no feature and no route', (file) => {
  expect(read(`web/src/ui/${file}`)).not.toMatch(/from '.*\/(features|routes)\//);
});

it.each([
  ...sources('contract/src').map((file) => `contract/src/${file}`),
  ...sources('server/src').map((file) => `server/src/${file}`),
  ...sources('web/src').map((file) => `web/src/${file}`),
  ...styles.map((file) => `web/src/${file}`),
])('%s is short enough to read at once', (path) => {
  const most = path.includes('.test.') ? 400 : 250;
  expect(read(path).split('\n').length).toBeLessThanOrEqual(most);
});
