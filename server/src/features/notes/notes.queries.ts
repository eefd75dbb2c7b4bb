import type { NoteInput } from '@traject/contract/notes';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { changedMeanwhile } from '../../platform/change.ts';
import { compiled } from '../../platform/compiled.ts';
import type { Db } from '../../platform/db.ts';
import { notFound } from '../../platform/errors.ts';

type Key = { trajectoryId: number; noteId: number };

const notesOf = (db: Pick<Db, 'selectFrom'>, trajectoryId: number) =>
  db
    .selectFrom('notes')
    .innerJoin('accounts as author', 'author.id', 'notes.author_id')
    .where('trajectory_id', '=', trajectoryId)
    .select(['notes.id', 'date', 'note', 'visible_client', 'visible_employer', 'version'])
    .select(({ ref }) => jsonBuildObject({ name: ref('author.name') }).as('author'));

export const listNotes = compiled((db, trajectoryId: number) =>
  notesOf(db, trajectoryId).orderBy('date', 'desc').orderBy('notes.id', 'desc'),
);

const one = compiled((db, trajectoryId: number, noteId: number) =>
  notesOf(db, trajectoryId).where('notes.id', '=', noteId),
);

export async function getNote(db: Db, { trajectoryId, noteId }: Key) {
  const [note] = await one(db, trajectoryId, noteId);
  if (!note) throw notFound();
  return note;
}

export const lockNote = (db: Db, { trajectoryId, noteId }: Key) =>
  db
    .selectFrom('notes')
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', noteId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

type NewNote = NoteInput & { trajectory_id: number; author_id: number };

export const addNote = (db: Db, note: NewNote) =>
  notesOf(
    db.with('notes', (added) => added.insertInto('notes').values(note).returningAll()),
    note.trajectory_id,
  ).executeTakeFirstOrThrow();

export const setNote = (db: Db, noteId: number, values: NoteInput & { version: number }) =>
  db
    .updateTable('notes')
    .set(values)
    .where('id', '=', noteId)
    .where('version', '=', values.version - 1)
    .returning('id')
    .executeTakeFirstOrThrow(changedMeanwhile);

export const removeNote = (db: Db, { trajectoryId, noteId }: Key) =>
  db
    .deleteFrom('notes')
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', noteId)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);
