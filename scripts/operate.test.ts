import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { forAll } from '../server/src/platform/program/process.ts';
import { settingNames } from '../server/src/platform/program/settings.ts';
import { toRun } from '../server/src/platform/program/toRun.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const json = (path: string) => JSON.parse(read(path));
const major = (version: string) => Number.parseInt(version, 10);

const containerfile = read('Containerfile');
const compose = read('docs/operate/compose.yaml');
const unit = read('docs/operate/traject.service');

/** A part of the compose file, from its own line to the next that is indented as little. */
function service(name: string) {
  const [, text = ''] = compose.split(new RegExp(`^  ${name}:\n`, 'm'));
  return text.split(/^ {0,2}\S/m)[0] ?? '';
}
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found);

/** What Node itself reads, and no setting of ours. */
const known = [...settingNames, 'NODE_ENV'];

describe('what an operator is given sets only what the program knows', () => {
  it('in the image', () => {
    const names = all(containerfile, /^ENV (.+)$/gm).flatMap((line = '') => all(line, /(\w+)=/g));
    expect(names).toEqual(['DATA_DIR', 'HOST']);
    expect(settingNames).toEqual(expect.arrayContaining(names));
  });

  it('in compose.yaml', () => {
    const names = all(service('traject'), /^ {6}([A-Z][A-Z0-9_]+):/gm);
    expect(names.length).toBeGreaterThan(10);
    expect(known).toEqual(expect.arrayContaining(names));
    const offered = settingNames.filter((name) => /^(?:BACKUP|METRICS)_|^CLAMD$/.test(name));
    expect(offered.length).toBeGreaterThan(5);
    expect(names, 'what compose.env says reaches the program').toEqual(
      expect.arrayContaining(offered),
    );
  });

  it('in the unit of systemd and in the words about them', () => {
    const told = all(read('docs/operate/install.md'), /^([A-Z][A-Z0-9_]+)=/gm);
    const ofCompose = all(compose, /\$\{(\w+)/g);
    const names = all(unit, /^Environment=(\w+)=/gm);
    expect(names).toEqual(['DATA_DIR']);
    expect([...known, ...ofCompose]).toEqual(expect.arrayContaining([...names, ...told]));
  });
});

describe('one version of each', () => {
  const nodes: string[] = Object.values(json('package.json').optionalDependencies);
  const postgres: string[] = Object.values(json('server/package.json').optionalDependencies);

  it('of Node: what builds the image is what runs in it, and what developers are told to use', () => {
    expect(new Set(nodes).size).toBe(1);
    const [builder] = all(containerfile, /^ARG BUILDER=\S+\/node:(\d+)-/gm);
    expect(Number(builder)).toBe(major(nodes[0] ?? ''));
    expect(Number(read('.nvmrc'))).toBe(major(nodes[0] ?? ''));
    expect(containerfile).toContain('node_modules/node-linux-*/bin/node /usr/local/bin/node');
  });

  it('of PostgreSQL: compose.yaml starts the one that the tests run on', () => {
    const [used] = all(service('database'), /image: \S+postgres:(\d+)/g);
    expect(Number(used)).toBe(major(postgres[0] ?? ''));
  });
});

it('whoever stops it waits longer than the twelve seconds it may take', () => {
  const [ofSystemd] = all(unit, /^TimeoutStopSec=(\d+)$/gm);
  const [ofCompose] = all(service('traject'), /stop_grace_period: (\d+)s/g);
  expect(Number(ofSystemd) * 1000).toBeGreaterThan(forAll);
  expect(Number(ofCompose) * 1000).toBeGreaterThan(forAll);
});

describe('traject, where the program is only read', () => {
  const traject = (...args: string[]) =>
    spawnSync(process.execPath, [`${root}scripts/traject.mjs`, ...args], {
      encoding: 'utf8',
      env: { ...process.env, PORT: '1', HOST: '::' },
    });

  it('says what it can do', () => {
    const { status, stderr } = traject('dance');
    expect([status, stderr]).toEqual([1, expect.stringContaining('start, health, admin, backup')]);
  });

  it('is what the program tells people to use there, and npm elsewhere', () => {
    expect(toRun('backup', 'FILE')).toBe('npm run backup -- FILE');
    vi.stubEnv('TRAJECT_COMMAND', 'traject');
    expect(toRun('backup', 'FILE')).toBe('traject backup FILE');
    expect(read('scripts/traject.mjs')).toContain("TRAJECT_COMMAND: 'traject'");
    vi.unstubAllEnvs();
  });

  it('is not healthy when nothing answers', () => {
    expect(traject('health').status).toBe(1);
  });

  it('has in the image what it loads', () => {
    const loaded = all(read('scripts/traject.mjs'), /from '\.\/(.+)'/g);
    for (const file of loaded) expect(containerfile).toContain(`scripts/${file}`);
    expect(loaded.length).toBeGreaterThan(0);
  });
});
