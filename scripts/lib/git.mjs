import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** What a change is compared with: the remote main, or else the local one. */
export function sinceMain() {
  const found = ['origin/main', 'main'].find(
    (name) => git('rev-parse', '--verify', '-q', name).status === 0,
  );
  if (found) return found;
  throw new Error('There is no branch main to compare with: run the check without --changed.');
}

/** The folders whose tests a change concerns: its features on both sides, and its rooms. */
export function touched(since) {
  const lists = [git('diff', '--name-only', since), git('ls-files', '-o', '--exclude-standard')];
  const files = lists.flatMap(({ stdout }) => stdout.split('\n').filter(Boolean));
  return [...new Set(files.flatMap(placeOf))];
}

function placeOf(file) {
  const feature = file.match(/^(?:server|web)\/src\/features\/\w+\//) ?? file.match(ofContract);
  if (feature) return `features/${feature[1] ?? feature[0].split('/')[3]}/`;
  if (file.startsWith('server/migrations/')) return 'server/src/platform/database/';
  if (/^(?:server|web|contract|scripts)\/.*\.m?[jt]sx?$/.test(file))
    return file.replace(/[^/]+$/, '');
  return [];
}

const ofContract = /^contract\/src\/(\w+)(?:\.shapes)?\.ts$/;
