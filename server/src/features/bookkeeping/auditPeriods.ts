import { group, required } from './auditXml.ts';

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** Months are counted from the first of the file. */
export const periodOf = (day: string, from: string) => monthOf(day) - monthOf(from) + 1;

export function periodsXml(from: string, to: string) {
  const first = monthOf(from);
  const months = Array.from({ length: monthOf(to) - first + 1 }, (_, n) => first + n);
  const day = (month: number, date: number) =>
    new Date(Date.UTC(Math.floor(month / 12), month % 12, date)).toISOString().slice(0, 10);
  return group(
    'periods',
    ...months.map((month, n) =>
      group(
        'period',
        required('periodNumber', n + 1),
        required('startDatePeriod', n === 0 ? from : day(month, 1)),
        required('endDatePeriod', n === months.length - 1 ? to : day(month + 1, 0)),
      ),
    ),
  );
}
