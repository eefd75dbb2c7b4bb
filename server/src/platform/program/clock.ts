/** The time, as something a test can set. */
export type Clock = () => Date;
export const realClock: Clock = () => new Date();

const dutchDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** The date in the Netherlands, as YYYY-MM-DD. */
export const today = (clock: Clock) => dutchDay.format(clock());

/** The last second, in the Netherlands, of the day this many days later. */
export function endOfDay(from: Date, days: number): Date {
  const day = dutchDay.format(new Date(from.getTime() + days * 86_400_000));
  const inWinter = new Date(`${day}T23:59:59+01:00`);
  return dutchDay.format(inWinter) === day ? inWinter : new Date(`${day}T23:59:59+02:00`);
}
