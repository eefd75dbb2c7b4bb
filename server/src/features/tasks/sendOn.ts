import { addDays } from '../../platform/program/amsterdam.ts';

/** A task of a plan is mailed a week before its date, and not by itself without a date to come. */
export function sendOn(due_on: string | null, today: string) {
  if (!due_on || due_on < today) return null;
  const day = addDays(due_on, -7);
  return day > today ? day : today;
}
