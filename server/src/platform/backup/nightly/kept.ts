/** `isSound`: nothing was missing from it, and no check of it failed. */
export type Stored = { name: string; at: Date; isSound: boolean };

const day = 24 * 60 * 60 * 1000;
const periods = { days: 7, weeks: 5, months: 12 };

/**
 * The names of those that stay: the newest of each of the last days, weeks and months, all of the
 * past 24 hours, and whatever happens the newest, and the newest that is sound. In one period, a
 * sound one goes before others.
 */
export function kept(backups: readonly Stored[], now: Date): Set<string> {
  const ordered = backups.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const sound = ordered.filter(({ isSound }) => isSound);
  const past = [...sound, ...ordered].filter(({ at }) => at <= now);
  const inPeriods = periodsUntil(now).map((isIn) => past.find(({ at }) => isIn(at)));
  // One made by hand today does not replace that of the night. Those from the future were made
  // under a wrong clock, by which nothing is judged.
  const recent = ordered.filter(({ at }) => at.getTime() > now.getTime() - day);
  const staying = [ordered[0], sound[0], past[0], ...recent, ...inPeriods];
  return new Set(staying.flatMap((one) => (one ? [one.name] : [])));
}

type IsIn = (at: Date) => boolean;

function periodsUntil(now: Date): IsIn[] {
  const within = (count: number, numberOf: (at: Date) => number): IsIn[] =>
    Array.from({ length: count }, (_, ago) => (at) => numberOf(at) === numberOf(now) - ago);
  return [
    ...within(periods.days, dayNumber),
    ...within(periods.weeks, weekNumber),
    ...within(periods.months, monthNumber),
  ];
}

const dayNumber = (at: Date) => Math.floor(at.getTime() / day);
/** Weeks begin on Monday; the first day of 1970 was a Thursday. */
const weekNumber = (at: Date) => Math.floor((dayNumber(at) + 3) / 7);
const monthNumber = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth();
