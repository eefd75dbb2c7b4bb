/** A school year begins in August, and is named by the year in which it begins. */
export function schoolYearOf(day: string) {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month < 8 ? year - 1 : year;
}

/** Its months, from August to July. */
export const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, place) => {
    const month = ((place + 7) % 12) + 1;
    return `${month < 8 ? year + 1 : year}-${String(month).padStart(2, '0')}`;
  });
