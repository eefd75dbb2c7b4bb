/** The time, as something a test can set. */
export type Clock = () => Date;
export const realClock: Clock = () => new Date();

const dutchDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** The date in the Netherlands, as YYYY-MM-DD. */
export const today = (clock: Clock) => dutchDay.format(clock());

/** The last second, in the Netherlands, of the day this many days later. */
export const endOfDay = (from: Date, days: number) => endOf(dayAfter(from, days));

/** The date in the Netherlands this many days later. */
export const dayAfter = (from: Date, days: number) =>
  dutchDay.format(new Date(from.getTime() + days * 86_400_000));

/** The last second of a day in the Netherlands. */
export function endOf(day: string): Date {
  const inWinter = new Date(`${day}T23:59:59+01:00`);
  return dutchDay.format(inWinter) === day ? inWinter : new Date(`${day}T23:59:59+02:00`);
}
