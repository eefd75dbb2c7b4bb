export const periodNames = [
  'this_month',
  'last_month',
  'quarter',
  'last_quarter',
  'year',
  'last_year',
] as const;
export type PeriodName = (typeof periodNames)[number];

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** Whole months, of which the first may be in another year. */
const months = (year: number, first: number, count: number) => ({
  from: dayOf(year, first, 1),
  to: dayOf(year, first + count, 0),
});

export function periodOf(name: PeriodName, today: string) {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const quarter = Math.floor((month - 1) / 3) * 3;
  return {
    this_month: months(year, month - 1, 1),
    last_month: months(year, month - 2, 1),
    quarter: months(year, quarter, 3),
    last_quarter: months(year, quarter - 3, 3),
    year: months(year, 0, 12),
    last_year: months(year - 1, 0, 12),
  }[name];
}
