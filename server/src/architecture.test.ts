import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const list = (folder: string) =>
  readdirSync(new URL(`../../${folder}`, import.meta.url), { encoding: 'utf8' });

const contracts = list('contract/src').map((file) => file.replace('.ts', ''));
/** Parts of the screens that make no calls to the server. */
const screensOnly = ['shell', 'help', 'styleguide', 'homepage'];

// `biome.json` limits who may import whom, and how long a file or a function may be.
it.each(['server', 'web'])('every feature of the %s has a contract of the same name', (side) => {
  const features = list(`${side}/src/features`).filter((name) => !screensOnly.includes(name));
  expect(contracts).toEqual(expect.arrayContaining(features));
});
