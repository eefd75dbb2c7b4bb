import type { WarningCode } from '@traject/contract/system';
import { awayWords } from '../program/awayWords.ts';
import type { Log } from '../program/jobs.ts';
import type { Health } from './health.ts';

/** Of the settings that lead outside; mail and files say so themselves. */
const trials: Partial<Record<WarningCode, (why: string) => string>> = {
  backup_place: (why) => `backups: ${why} There will be none until that is put right.`,
  scanner_away: (why) => `scanning: ${awayWords('the scanner (CLAMD)', why)}; new files wait`,
};

/** What was tried at the start and does not work: nobody waits for it, and nobody need look for it. */
export async function sayTrials(health: Pick<Health, 'look'>, log: Log) {
  const look = await health.look().catch(() => undefined);
  for (const { code, values } of look?.warnings ?? []) {
    const said = trials[code]?.(String(values.why));
    if (said) log.warn(said);
  }
}
