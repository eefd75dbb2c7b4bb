import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

/** What a change is compared with: the remote main, or else the local one. */
export function sinceMain() {
  const found = ['origin/main', 'main'].find(
    (name) => spawnSync('git', ['rev-parse', '--verify', '-q', name], { cwd: root }).status === 0,
  );
  if (found) return found;
  throw new Error('There is no branch main to compare with: run the check without --changed.');
}
