const week = 7 * 86_400_000;

/** A task of a plan is mailed a week before its date, and not by itself without a date to come. */
export function sendOn(due_on: string | null, today: string) {
  if (!due_on || due_on < today) return null;
  const day = new Date(Date.parse(`${due_on}T00:00:00Z`) - week).toISOString().slice(0, 10);
  return day > today ? day : today;
}
