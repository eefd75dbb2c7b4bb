import type { AppointmentInput } from '@traject/contract/appointments';
import { wrongField } from '../../platform/http/errors.ts';
import { addDays, momentOf } from '../../platform/program/amsterdam.ts';

type Repeat = NonNullable<AppointmentInput['repeat']>;
export type Times = { starts_at: Date; ends_at: Date };

/** Every day on which it takes place, the first included. */
export function datesOf(date: string, repeat: Repeat | null | undefined): string[] {
  if (!repeat) return [date];
  const dates: string[] = [];
  for (let n = 0, day = date; day <= repeat.until; day = nth(date, repeat.every, ++n))
    dates.push(day);
  return dates;
}

function nth(date: string, every: Repeat['every'], n: number) {
  if (every !== 'monthly') return addDays(date, n * (every === 'weekly' ? 7 : 14));
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + n;
  const month = String((months % 12) + 1).padStart(2, '0');
  return `${Math.floor(months / 12)}-${month}-${date.slice(8)}`;
}

/** The moments of a day and two times by the clock, which skips an hour once a year. */
export function timesOf(date: string, { start, end }: { start: string; end: string }): Times {
  const starts_at = momentOf(date, start);
  if (!starts_at) throw wrongField('start', 'no_such_time');
  const ends_at = momentOf(date, end);
  if (!ends_at) throw wrongField('end', 'no_such_time');
  return { starts_at, ends_at };
}
