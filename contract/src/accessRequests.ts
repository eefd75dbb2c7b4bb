import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id, idOf, named, requiredProse, requiredText } from './common/fields.ts';
import { trajectoryRow } from './trajectories.shapes.ts';

/** Somebody needs a trajectory that does not exist for them, by its number, a name or an address. */
export const accessRequestInput = z.strictObject({
  organisation_id: id,
  about: requiredText(200),
  reason: requiredProse(1000),
});

/** For how many days a trajectory is given; a week where nobody says otherwise. */
export const givenDays = [1, 7, 30] as const;
export type GivenDays = (typeof givenDays)[number];

export const grantInput = z.strictObject({
  trajectory_id: id,
  days: z._default(z.literal(givenDays), 7),
});

const asked = z.object({
  id,
  organisation: named,
  about: z.string(),
  reason: z.string(),
  asked_at: z.string(),
});

/** One that waits for the caller's decision, with the trajectories it may be about. */
export const openRequest = z.extend(asked, {
  asked_by: named,
  suggestions: z.array(
    z.pick(trajectoryRow, {
      id: true,
      client: true,
      counselor: true,
      trajectory_state: true,
    }),
  ),
});

export const requestStates = ['open', 'given', 'refused'] as const;

/** One of the caller's own. */
export const ownRequest = z.extend(asked, {
  state: z.enum(requestStates),
  decided_at: z.nullable(z.string()),
  /** What was given, and the last day of it. */
  trajectory_id: z.nullable(id),
  until: z.nullable(z.string()),
});

export const accessRequests = z.object({
  to_decide: z.array(openRequest),
  /** The newest first. */
  own: z.array(ownRequest),
});

export type AccessRequestInput = z.infer<typeof accessRequestInput>;
export type GrantInput = z.output<typeof grantInput>;
export type OpenRequest = z.infer<typeof openRequest>;
export type OwnRequest = z.infer<typeof ownRequest>;
export type AccessRequests = z.infer<typeof accessRequests>;

const all = { access: 'trajectories', path: '/access-requests' } as const;
const one = {
  ...all,
  path: `${all.path}/:accessRequestId`,
  params: z.strictObject({ accessRequestId: idOf('access_request') }),
} as const;

export const accessRequestsApi = {
  list: endpoint({
    summary: 'Lists the requests for access that the caller decides on, and their own',
    ...all,
    method: 'GET',
    response: accessRequests,
  }),
  /** For those who only need to know that something waits; looking for what is meant costs more. */
  count: endpoint({
    summary: 'Counts the requests for access that the caller decides on',
    ...all,
    path: `${all.path}/count`,
    method: 'GET',
    response: z.object({ to_decide: z.int() }),
  }),
  /** Answers the same whether such a trajectory exists or not; asked again, it is the same request. */
  create: endpoint({
    summary: 'Asks for access to a trajectory',
    about: 'access_request',
    ...all,
    method: 'POST',
    limits: [{ by: 'account', max: 20, minutes: 60 }],
    body: accessRequestInput,
    response: ownRequest,
  }),
  grant: endpoint({
    summary: 'Gives somebody access to a trajectory for a few days',
    ...one,
    path: `${one.path}/grant`,
    method: 'POST',
    body: grantInput,
  }),
  refuse: endpoint({
    summary: 'Refuses a request for access to a trajectory',
    ...one,
    path: `${one.path}/refuse`,
    method: 'POST',
    body: z.strictObject({}),
  }),
};
