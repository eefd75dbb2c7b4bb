const dutchClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** When nobody minds a mail that they did not ask for: from 8:00 to 20:00, and not on a Sunday. */
export function isOfficeTime(now: Date): boolean {
  const parts = dutchClock.formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const hour = Number(part('hour'));
  return part('weekday') !== 'Sun' && hour >= 8 && hour < 20;
}
