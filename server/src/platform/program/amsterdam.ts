const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What the clock in the Netherlands shows at a moment: '2026-03-29 10:00:00'. */
export const wallClock = (moment: Date) => clock.format(moment);

/** The day and the times, as a form has them. */
export const clockTimes = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }) => ({
  date: wallClock(starts_at).slice(0, 10),
  start: wallClock(starts_at).slice(11, 16),
  end: wallClock(ends_at).slice(11, 16),
});

/**
 * The moment of a day and a time there. An hour that comes twice is meant the first time; one that
 * the clock skips has no moment.
 */
export const momentOf = (day: string, time: string): Date | undefined =>
  ['+02:00', '+01:00']
    .map((offset) => new Date(`${day}T${time}:00${offset}`))
    .find((moment) => wallClock(moment) === `${day} ${time}:00`);

/** The same time by the clock there, so many days later; before it where there are fewer than none. */
export function daysAfter(moment: Date, days: number) {
  const later = new Date(moment.getTime() + days * 86_400_000);
  return new Date(later.getTime() + aheadOf(moment) - aheadOf(later));
}

/** How far the clock there is ahead of UTC. */
const aheadOf = (moment: Date) =>
  Date.parse(`${wallClock(moment).replace(' ', 'T')}Z`) -
  Math.floor(moment.getTime() / 1000) * 1000;

/** A number of days later, by the calendar. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
