import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, idOf, named, text, version } from './fields.ts';
import { mailState } from './mailState.ts';

export const appointmentKinds = [
  'intake',
  'progress',
  'employer',
  'closing',
  'phone',
  'other',
] as const;
export const repeats = ['weekly', 'biweekly', 'monthly'] as const;
export const guestParties = ['client', 'employer'] as const;
export const guestAnswers = ['yes', 'no'] as const;

export const answerInput = z.strictObject({
  answer: z.enum(guestAnswers),
  text: z.optional(text(500)),
});

export const guest = z.object({
  id,
  party: z.nullable(z.enum(guestParties)),
  person_id: z.nullable(id),
  name: z.string(),
  email: z.string(),
  answer: z.nullable(z.enum(guestAnswers)),
  answer_text: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  /** What became of the last mail; in a series it is told of the first that was coming then. */
  mail: z.nullable(mailState),
});

export const appointment = z.object({
  id,
  trajectory: z.nullable(z.object({ id, client: z.object({ name: z.string() }) })),
  owner: named,
  kind: z.enum(appointmentKinds),
  title: z.string(),
  text: z.string(),
  place: z.string(),
  video_url: z.string(),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  guests: z.array(guest),
  series: z.nullable(z.object({ every: z.enum(repeats), until: z.string() })),
  cancelled_at: z.nullable(z.string()),
  /** Of a trajectory that the caller no longer sees: nothing but its times is told. */
  is_busy: z.boolean(),
  /** What the caller is in it. */
  part: z.enum(['owner', 'guest', 'reader']),
  version,
});

export type AppointmentKind = (typeof appointmentKinds)[number];
export type Repeats = (typeof repeats)[number];
export type GuestAnswer = (typeof guestAnswers)[number];
export type AnswerInput = z.infer<typeof answerInput>;
export type Guest = z.infer<typeof guest>;
export type Appointment = z.infer<typeof appointment>;

export const ofTrajectory = {
  access: 'trajectories',
  path: '/trajectories/:trajectoryId/appointments',
  params: z.strictObject({ trajectoryId: idOf('trajectory') }),
} as const;

/** Separate, because a dashboard shows them before anything is planned. */
export const appointmentListApi = {
  list: endpoint({
    summary: 'Lists the appointments of a trajectory',
    ...ofTrajectory,
    method: 'GET',
    response: z.array(appointment),
  }),
};
