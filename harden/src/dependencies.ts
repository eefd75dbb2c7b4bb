import { spawnSync } from 'node:child_process';
import { lockedCount, lockFaults } from '@traject/server/src/testing/lockFile.ts';
import type { Check } from './check.ts';

export const dependencies: Check = {
  name: 'dependencies',
  goal: '0 known high vulnerabilities in what ships; all pinned, no script unasked, free to use',
  run: async () => {
    const faults = lockFaults();
    const audit = audited();
    const known = audit === 'no answer' ? 'the registry answers no audit: NOT looked up' : audit;
    return {
      figure: `${lockedCount} packages, ${faults.length} faults in the lock file; ${known}`,
      isReached: faults.length === 0 && (audit === 'no answer' || audit.startsWith('0 ')),
      shortfalls: faults,
    };
  },
};

type Audit = { metadata?: { vulnerabilities?: { high: number; critical: number } } };

/** Known vulnerabilities of the packages that ship, as far as the registry reports them. */
function audited(): string {
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json'];
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8', timeout: 60_000 });
  try {
    const { high, critical } = (JSON.parse(stdout) as Audit).metadata?.vulnerabilities ?? {};
    if (high === undefined || critical === undefined) return 'no answer';
    return `${high + critical} of high or critical known`;
  } catch {
    return 'no answer';
  }
}
