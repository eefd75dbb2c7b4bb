import { readFileSync } from 'node:fs';

type Package = {
  version?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  hasInstallScript?: boolean;
};

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };

/** Licences that only ask for attribution, or for the library to remain replaceable. */
const welcome = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['LGPL-3.0-or-later', 'MIT', 'MIT-0', 'OFL-1.1', 'Unlicense', 'Zlib'],
];
/** For packages that only build and test the program and are never shipped. */
const welcomeInside = [...welcome, 'CC-BY-4.0', 'MPL-2.0'];

/** These state theirs in the old way, or only in their readme. */
const saidElsewhere: Record<string, string> = {
  busboy: 'MIT',
  'humanize-number': 'MIT',
  streamsearch: 'MIT',
};

const isFor = (list: string[] | undefined, ours: string[]) =>
  !list || ours.some((one) => list.includes(one));
/** Packages for machines other than ours are never installed. */
const isForOurs = ({ os, cpu, libc }: Package) =>
  isFor(os, ['linux']) && isFor(cpu, ['x64', 'arm64']) && isFor(libc, ['glibc']);

const foreign = Object.entries(packages)
  .filter(([path, about]) => path.includes('node_modules/') && !about.link && isForOurs(about))
  .map(([path, about]) => ({ name: path.replace(/^.*node_modules\//, ''), ...about }));

/** Everything the lock file lets in and should not, one sentence each. */
export const lockFaults = (): string[] =>
  foreign.flatMap(({ name, version, integrity, license, dev, hasInstallScript }) => [
    ...(version && integrity?.startsWith('sha512-') ? [] : [`${name} is not pinned by a hash`]),
    ...(hasInstallScript && !(name in allowScripts) ? [`${name} brings an install script`] : []),
    ...(isWelcome(license ?? saidElsewhere[name], dev ? welcomeInside : welcome)
      ? []
      : [`${name}: ${license}`]),
  ]);

export const lockedCount = foreign.length;

/** `(MIT OR GPL)` gives us the choice, `MIT AND OFL` requires both. */
const isWelcome = (license = 'none named', list: readonly string[]) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => list.includes(one)));
