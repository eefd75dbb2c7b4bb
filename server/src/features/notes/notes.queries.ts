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
    .innerJoin('people as author', 'author.id', 'notes.author_id')
    .where('trajectory_id', '=', trajectoryId)
    .select(['notes.id', 'date', 'note', 'visible_client', 'visible_employer', 'version'])
    .select(({ ref }) => jsonBuildObject({ name: ref('author.name') }).as('author'));

export const listNotes = compiled((db, { trajectoryId }: Pick<Key, 'trajectoryId'>) =>
  notesOf(db, trajectoryId).orderBy('date', 'desc').orderBy('notes.id', 'desc'),
);

export const getNote = (db: Db, { trajectoryId, noteId }: Key) =>
  notesOf(db, trajectoryId).where('notes.id', '=', noteId).executeTakeFirstOrThrow(notFound);

export const lockNote = (db: Db, { trajectoryId, noteId }: Key) =>
  db
    .selectFrom('notes')
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', noteId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

type NewNote = NoteInput & { trajectory_id: number; author_id: number };

export async function addNote(db: Db, note: NewNote) {
  const [added] = await add(db, note);
  if (!added) throw notFound();
  return added;
}

/** With its answer in the same statement: it is the most frequent change of all. */
const add = compiled((db, note: NewNote) => {
  const added = db.with('notes', (all) => all.insertInto('notes').values(note).returningAll());
  return notesOf(added, note.trajectory_id);
});

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
