/** The time, as something a test can set. */
export type Clock = () => Date;
export const realClock: Clock = () => new Date();

const dutchDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** The date in the Netherlands, as YYYY-MM-DD. */
export const today = (clock: Clock) => dutchDay.format(clock());
