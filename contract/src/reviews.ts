import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { idOf } from './common/fields.ts';
import { trajectory } from './trajectories.ts';

const kinds = ['pdf', 'office', 'image'] as const;

const of = (action: string) =>
  ({
    method: 'POST',
    access: 'trajectories',
    path: `/trajectories/:trajectoryId/${action}`,
    params: z.strictObject({ trajectoryId: idOf('trajectory') }),
    body: z.strictObject({}),
    response: trajectory,
  }) as const;

/** Asks the client, then the employer, to agree to the trajectory itself. */
export const reviewsApi = {
  startClient: endpoint({
    summary: 'Sends a trajectory to the client for approval',
    about: 'trajectory',
    ...of('start-client'),
    upload: { trajectory_plan: { kinds } },
  }),
  startEmployer: endpoint({
    summary: 'Sends a trajectory to the employer for approval',
    about: 'trajectory',
    ...of('start-employer'),
    upload: { trajectory_plan: { kinds }, proposal: { kinds } },
  }),
  /** A new mail with a new link to the party it waits for; the earlier link stops working. */
  resend: endpoint({
    summary: 'Mails a request for approval again, with a new link',
    about: 'trajectory',
    ...of('resend-review'),
    limits: [{ by: 'account', max: 20, minutes: 60 }],
  }),
};
