const there = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Nobody is mailed by the program itself on a Sunday, or between 20:00 and 8:00 in Amsterdam. */
export function isOfficeTime(now: Date) {
  const parts = there.formatToParts(now);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  const hour = Number(part('hour'));
  return part('weekday') !== 'Sun' && hour >= 8 && hour < 20;
}
