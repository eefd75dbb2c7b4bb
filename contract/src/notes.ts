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
  /** Who changed it last; nobody where it is as its author wrote it. */
  edited: z.nullable(z.object({ name: z.string(), at: z.string() })),
  /** Whether the reader may change it: a note is its author's, and coordinators oversee it. */
  may_edit: z.boolean(),
});

/** One of the texts that a note has had, the newest first; of the first one its author is known. */
export const noteVersion = z.object({
  ...z.pick(note, {
    date: true,
    note: true,
    visible_client: true,
    visible_employer: true,
    version: true,
    edited: true,
  }).shape,
  author: z.object({ name: z.string() }),
  /** On all of them, where the note was deleted. */
  deleted: z.nullable(z.object({ name: z.string(), at: z.string() })),
});

export type NoteInput = z.infer<typeof noteInput>;
export type NoteChange = z.infer<typeof noteChange>;
export type Note = z.infer<typeof note>;
export type NoteVersion = z.infer<typeof noteVersion>;

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
  /** Also of one that was deleted, for as long as it can be put back. */
  versions: endpoint({
    ...one,
    path: `${one.path}/versions`,
    method: 'GET',
    response: z.array(noteVersion),
  }),
  restore: endpoint({ ...one, path: `${one.path}/restore`, method: 'POST', response: note }),
};
