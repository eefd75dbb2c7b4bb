import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id, named } from './common/fields.ts';

/** Monday is 1; null for none. */
const weekday = z.nullable(z.int().check(z.minimum(1), z.maximum(7)));

export const digest = z.object({ organisation: named, weekday });
export const digestInput = z.strictObject({ organisation_id: id, weekday });

export type Digest = z.infer<typeof digest>;
export type DigestInput = z.infer<typeof digestInput>;

const own = { access: 'signed-in', path: '/account/digests' } as const;

/** A mail with counts, once a week, from each organisation where the caller works. */
export const digestsApi = {
  list: endpoint({
    summary: 'Lists on which day each organisation mails the caller the counts of the week',
    ...own,
    method: 'GET',
    response: z.array(digest),
  }),
  set: endpoint({
    summary: 'Chooses the day on which an organisation mails the caller the counts of the week',
    ...own,
    method: 'PUT',
    limits: [{ by: 'account', max: 60, minutes: 60 }],
    body: digestInput,
    response: z.array(digest),
  }),
};
