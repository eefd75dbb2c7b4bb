import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { dateTime, id, idOf, idParam, requiredProse, version } from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';
import { recordApi } from './common/recordApi.ts';

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
  /** Who changed it last; null while it is as its author wrote it. */
  edited: z.nullable(z.object({ name: z.string(), at: z.string() })),
  /** Whether the caller may change it: authors change their own notes, coordinators all of them. */
  may_edit: z.boolean(),
});

/** One version of a note, the newest first. */
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
  /** Set on all versions once the note is deleted. */
  deleted: z.nullable(z.object({ name: z.string(), at: z.string() })),
});

export type NoteInput = z.infer<typeof noteInput>;
export type NoteChange = z.infer<typeof noteChange>;
export type Note = z.infer<typeof note>;
export type NoteVersion = z.infer<typeof noteVersion>;

const all = {
  access: 'trajectories',
  path: '/trajectories/:trajectoryId/notes',
  params: z.strictObject({ trajectoryId: idOf('trajectory') }),
} as const;
const one = {
  ...all,
  path: `${all.path}/:noteId`,
  params: z.extend(all.params, { noteId: idOf('note') }),
} as const;

/** How many are listed at once; those before the last of them are asked for with its number. */
export const mostNotes = 100;

const kept = recordApi({
  ...all,
  key: 'noteId',
  about: 'note',
  words: { one: 'a note', all: `the notes of a trajectory, newest first, ${mostNotes} at a time` },
  input: noteInput,
  change: noteChange,
  record: note,
});

export const notesApi = {
  ...kept,
  list: { ...kept.list, query: z.strictObject({ before: z.optional(idParam) }) },
  /** Also of a deleted note, for as long as it can be put back. */
  versions: endpoint({
    summary: 'Lists all that a note has said, newest first',
    ...one,
    path: `${one.path}/versions`,
    method: 'GET',
    response: z.array(noteVersion),
  }),
  restore: endpoint({
    summary: 'Puts back a deleted note',
    about: 'note',
    ...one,
    path: `${one.path}/restore`,
    method: 'POST',
    response: note,
  }),
};
