import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { idParam } from './common/fields.ts';
import { trajectory } from './trajectories.ts';

const kinds = ['pdf', 'office', 'image'] as const;

const of = (action: string) =>
  ({
    method: 'POST',
    access: 'trajectories',
    path: `/trajectories/:trajectoryId/${action}`,
    params: z.strictObject({ trajectoryId: idParam }),
    body: z.strictObject({}),
    response: trajectory,
  }) as const;

/** Asking the client, then the employer, to agree with the trajectory itself. */
export const reviewsApi = {
  startClient: endpoint({ ...of('start-client'), upload: { trajectory_plan: { kinds } } }),
  startEmployer: endpoint({
    ...of('start-employer'),
    upload: { trajectory_plan: { kinds }, proposal: { kinds } },
  }),
  /** A new mail with a new link to whom the trajectory waits for; the earlier link is dead. */
  resend: endpoint({
    ...of('resend-review'),
    limits: [{ by: 'account', max: 20, minutes: 60 }],
  }),
};
