import * as z from 'zod/mini';
import { appointmentKinds } from './appointments.shapes.ts';
import { dayScopes } from './common/dayScopes.ts';
import { endpoint } from './common/endpoint.ts';
import { id, idParam, named } from './common/fields.ts';

/** Counting stops here: a total of this many means 'or more'. */
export const mostToday = 100;

const counted = <T extends z.core.$ZodType>(row: T) =>
  z.object({ data: z.array(row), total: z.int() });

/** A trajectory as a line names it. */
const about = z.object({ id, client: z.object({ name: z.string() }), counselor: named });
const text = z.nullable(z.string());

export const dayAppointment = z.object({
  id,
  kind: z.enum(appointmentKinds),
  title: z.string(),
  place: z.string(),
  video_url: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  owner: named,
  /** Nothing for one without a trajectory, or about one that the caller does not see. */
  trajectory: z.nullable(about),
  guests: z.array(z.object({ name: z.string(), answer: z.nullable(z.enum(['yes', 'no'])) })),
});

export const dayTask = z.object({
  id,
  title: z.string(),
  text: z.string(),
  due_on: text,
  person: named,
  trajectory: z.nullable(about),
  version: z.int(),
});

/** What came in: a decision, an answer, a signed copy, something that was done. */
export const arrivalKinds = ['accepted', 'rejected', 'survey', 'returned', 'task'] as const;
export const arrival = z.object({
  kind: z.enum(arrivalKinds),
  /** Of the survey, the document or the task; of the trajectory where it was itself decided on. */
  record_id: id,
  at: z.string(),
  who: z.string(),
  /** The document, the survey or the task; nothing where the trajectory itself was decided on. */
  what: text,
  /** Why it was rejected, or what was answered to a task. */
  reason: text,
  trajectory: about,
});

/** A question that can be sent again. */
export const dayQuestion = z.object({
  kind: z.enum(['review', 'document', 'survey', 'task']),
  record_id: id,
  /** The version of a document that was sent. */
  version_id: z.nullable(id),
  party: z.enum(['client', 'employer']),
});

const waitingQuestion = z.object({
  question: dayQuestion,
  what: text,
  who: z.string(),
  /** When it was opened, when its link ends, or when it was to be done. */
  at: z.string(),
  trajectory: about,
});
const waitingTrajectory = z.object({
  trajectory: about,
  trajectory_state_id: id,
  /** The last contact, or since when it has been in its state. */
  since: z.string(),
});

/** What a party wrote and nobody of the staff has seen, by whom it was written last. */
export const dayMessages = z.object({
  party: z.enum(['client', 'employer']),
  who: z.string(),
  count: z.int(),
  at: z.string(),
  trajectory: about,
});

/** What a client changed on their own page and nobody has marked as seen. */
export const dayChanges = z.object({ count: z.int(), at: z.string(), trajectory: about });

export const today = z.object({
  date: z.string(),
  appointments: counted(dayAppointment),
  /** Overdue ones first, then by date, and those without one at the end. */
  tasks: counted(dayTask),
  arrivals: counted(arrival),
  /** The newest first, one row for each that was written to or changed. */
  messages: counted(dayMessages),
  changes: counted(dayChanges),
  waiting: z.object({
    opened: counted(waitingQuestion),
    ending: counted(waitingQuestion),
    late: counted(waitingQuestion),
    quiet: counted(waitingTrajectory),
    slow: counted(waitingTrajectory),
  }),
  /** Whose day the caller may ask for; only their own for most. */
  scopes: z.array(z.enum(dayScopes)),
  teams: z.array(named),
});

export const todayQuery = z.strictObject({
  scope: z._default(z.enum(dayScopes), 'mine'),
  /** One of the teams; without it all that the caller may see. */
  team_id: z.optional(idParam),
});

export type Today = z.infer<typeof today>;
export type TodayQuery = z.output<typeof todayQuery>;
export type DayAppointment = z.infer<typeof dayAppointment>;
export type DayTask = z.infer<typeof dayTask>;
export type Arrival = z.infer<typeof arrival>;
export type DayMessages = z.infer<typeof dayMessages>;
export type DayChanges = z.infer<typeof dayChanges>;
export type DayQuestion = z.infer<typeof dayQuestion>;
export type WaitingQuestion = z.infer<typeof waitingQuestion>;
export type WaitingTrajectory = z.infer<typeof waitingTrajectory>;

export const todayApi = {
  get: endpoint({
    summary: 'Returns what there is to do today, what came in and what waits too long',
    access: 'trajectories',
    method: 'GET',
    path: '/today',
    query: todayQuery,
    response: today,
  }),
};
