import { type RawBuilder, sql } from 'kysely';

type Value = RawBuilder<unknown> | Date | string;

/** A day begins when it does in the Netherlands, whatever the clock does in between. */
export const midnight = (day: RawBuilder<unknown> | string) =>
  sql<Date>`(${day}::date::timestamp at time zone 'Europe/Amsterdam')`;

/** The same time by the clock there, so many days later; before it where there are fewer than none. */
export const daysLater = (moment: Value, days: RawBuilder<unknown> | number) =>
  sql<Date>`((${moment}::timestamptz at time zone 'Europe/Amsterdam'
    + make_interval(days => ${days}::integer)) at time zone 'Europe/Amsterdam')`;
