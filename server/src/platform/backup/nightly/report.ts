import type { Outcome } from './nightly.ts';

/** The same for the person at the terminal. */
export function told(outcome: Outcome): string[] {
  if (outcome.state === 'failed') return [outcome.why];
  const { name, place, bytes, gaps, check, removed } = outcome;
  const lines = [`${name} is in ${place} (${(bytes / 1024 / 1024).toFixed(1)} MB).`];
  if (gaps > 0) lines.push(`${gaps} files that the database names were lost or changed before.`);
  if (check === 'restored') lines.push('It was restored as a trial, and nothing was missing.');
  else if (check) lines.push(`It could not be restored as a trial: ${check.why}`);
  if (removed.names.length > 0) lines.push(`Removed: ${removed.names.join(', ')}.`);
  if (removed.why) lines.push(`Older ones were not removed: ${removed.why}`);
  return lines;
}

/** 0: all is well; 2: there is one, but look at it; 1: there is none. */
export function statusOf(outcome: Outcome) {
  if (outcome.state === 'failed') return 1;
  const isWell = outcome.gaps === 0 && (!outcome.check || outcome.check === 'restored');
  return isWell ? 0 : 2;
}
