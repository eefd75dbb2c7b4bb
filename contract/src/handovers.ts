import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id, idOf, idParam, named, upTo } from './common/fields.ts';

/** At most this many trajectories go along in one action. */
export const mostHandedOver = 1000;

/** What a counselor carries. */
export const load = z.object({
  person: named,
  organisation: named,
  /** False for somebody who left and whose trajectories stayed behind. */
  is_active: z.boolean(),
  open: z.int(),
  states: z.array(z.object({ trajectory_state_id: id, total: z.int() })),
  /** Their own tasks, and those of clients and employers on their trajectories. */
  overdue: z.int(),
  /** How many days clients and employers take on average; null where nothing waits for them. */
  average_wait: z.nullable(z.int()),
});

export const caseloadQuery = z.strictObject({
  /** One team; without it everybody whose day the caller may see. */
  team_id: z.optional(idParam),
});

export const handoverInput = z
  .strictObject({
    from_id: id,
    to_id: id,
    /** All that is not completed, or only these. */
    trajectory_ids: z.nullable(z.array(id).check(z.minLength(1), upTo(mostHandedOver))),
    tell_clients: z.boolean(),
  })
  .check(
    z.refine(({ from_id, to_id }) => from_id !== to_id, {
      path: ['to_id'],
      error: 'unknown_choice',
    }),
  );

export const handover = z.object({
  id,
  from: named,
  to: named,
  by: z.nullable(named),
  at: z.string(),
  trajectories: z.int(),
  tasks: z.int(),
  appointments: z.int(),
  undone_at: z.nullable(z.string()),
  /** Within a day, while everything is still with the new counselor. */
  may_undo: z.boolean(),
});

export type Load = z.infer<typeof load>;
export type CaseloadQuery = z.output<typeof caseloadQuery>;
export type HandoverInput = z.infer<typeof handoverInput>;
export type Handover = z.infer<typeof handover>;

const all = { access: 'trajectories', path: '/handovers' } as const;

export const handoversApi = {
  caseload: endpoint({
    summary: 'Lists what each counselor of a team, or of an organisation, carries',
    access: 'trajectories',
    method: 'GET',
    path: '/caseload',
    query: caseloadQuery,
    response: z.array(load),
  }),
  /** Of the last two weeks, the newest first. */
  list: endpoint({
    summary: 'Lists the caseloads that were handed over lately',
    ...all,
    method: 'GET',
    response: z.array(handover),
  }),
  /** With their tasks, appointments and questions; all of it or nothing. */
  create: endpoint({
    summary: 'Hands over trajectories from one counselor to another',
    about: 'handover',
    ...all,
    method: 'POST',
    limits: [{ by: 'account', max: 30, minutes: 60 }],
    body: handoverInput,
    response: handover,
  }),
  undo: endpoint({
    summary: 'Takes back what was handed over',
    about: 'handover',
    ...all,
    path: `${all.path}/:handoverId/undo`,
    params: z.strictObject({ handoverId: idOf('handover') }),
    method: 'POST',
    body: z.strictObject({}),
    response: handover,
  }),
};
