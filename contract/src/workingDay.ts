import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id, idOf, upTo, version } from './common/fields.ts';
import { trajectoryStates } from './common/trajectoryStates.ts';

const days = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** When whoever does not answer is reminded, and how often at most. */
export const reminderRule = z.strictObject({
  is_on: z.boolean(),
  first_days: days(1, 60),
  next_days: days(1, 60),
  most: z.int().check(z.minimum(1), z.maximum(10)),
});

export const workingDayInput = z.strictObject({
  reminders: z.strictObject({
    approval: reminderRule,
    survey: reminderRule,
    evaluation: reminderRule,
    task: reminderRule,
  }),
  /** Whether the names of clients stand in the calendars of colleagues, instead of initials. */
  calendar_names: z.boolean(),
  /** After so many days without contact, a trajectory is shown as quiet. */
  quiet_days: days(7, 365),
  /** How long a trajectory may be in a state before somebody should look at it; null for ever. */
  state_days: z
    .array(z.strictObject({ trajectory_state_id: id, days: z.nullable(days(1, 730)) }))
    .check(upTo(trajectoryStates.length)),
});

export const workingDay = z.object({ ...workingDayInput.shape, version });
export const workingDayChange = z.extend(workingDayInput, { version });

export type ReminderRule = z.infer<typeof reminderRule>;
export type WorkingDay = z.infer<typeof workingDay>;
export type WorkingDayInput = z.infer<typeof workingDayInput>;

const one = {
  access: 'administration',
  path: '/organisations/:organisationId/working-day',
  params: z.strictObject({ organisationId: idOf('organisation') }),
} as const;

/** What an organisation chose about reminders, calendars and what waits too long. */
export const workingDayApi = {
  get: endpoint({
    summary: 'Returns when reminders go out, and when something waits too long',
    ...one,
    method: 'GET',
    response: workingDay,
  }),
  set: endpoint({
    summary: 'Chooses when reminders go out, and when something waits too long',
    ...one,
    method: 'PUT',
    body: workingDayChange,
    response: workingDay,
  }),
};
