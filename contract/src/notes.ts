import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { dateTime, id, idParam, requiredProse, version } from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';

const fields = {
  date: dateTime,
  note: requiredProse(10_000),
  visible_client: z.optional(z.boolean()),
  visible_employer: z.optional(z.boolean()),
};

export const noteInput = z.strictObject(fields);
export const noteChange = changeOf(fields);

export const note = z.object({
  id,
  date: z.string(),
  note: z.string(),
  author: z.object({ name: z.string() }),
  visible_client: z.boolean(),
  visible_employer: z.boolean(),
  version,
});

export type NoteInput = z.infer<typeof noteInput>;
export type NoteChange = z.infer<typeof noteChange>;
export type Note = z.infer<typeof note>;

const access = 'trajectories';
const all = {
  access,
  path: '/trajectories/:trajectoryId/notes',
  params: z.strictObject({ trajectoryId: idParam }),
} as const;
const one = {
  access,
  path: `${all.path}/:noteId`,
  params: z.extend(all.params, { noteId: idParam }),
} as const;

export const notesApi = {
  list: endpoint({ ...all, method: 'GET', response: z.array(note) }),
  create: endpoint({ ...all, method: 'POST', body: noteInput, response: note }),
  update: endpoint({ ...one, method: 'PATCH', body: noteChange, response: note }),
  remove: endpoint({ ...one, method: 'DELETE' }),
};
