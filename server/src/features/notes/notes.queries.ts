import { mostNotes, type Note, type NoteInput, type NoteVersion } from '@traject/contract/notes';
import { type SqlBool, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { compiledQuery } from '../../platform/database/compiledQuery.ts';
import type { Db } from '../../platform/database/db.ts';
import { ownedRows } from '../../platform/database/ownedRows.ts';
import { notFound } from '../../platform/http/errors.ts';

type Key = { trajectoryId: number; noteId: number };

export const noteRows = ownedRows('notes', 'trajectory_id');

/** The reader: people may change their own notes, and those who oversee them may change all. */
export type Reader = { selfId: number; oversees: boolean };
type Read = Reader & { trajectoryId: number };

const notesOf = (db: Pick<Db, 'selectFrom'>, { trajectoryId, selfId, oversees }: Read) =>
  db
    .selectFrom('notes')
    .innerJoin('people as author', 'author.id', 'notes.author_id')
    .leftJoin('people as editor', 'editor.id', 'notes.updated_by')
    .where('trajectory_id', '=', trajectoryId)
    .where('deleted_at', 'is', null)
    .select(['notes.id', 'date', 'note', 'visible_client', 'visible_employer', 'version'])
    .select(({ ref }) => [
      jsonBuildObject({ name: ref('author.name') }).as('author'),
      edited('editor.name', 'notes.updated_at').as('edited'),
      sql<boolean>`(${oversees} or author_id = ${selfId})`.as('may_edit'),
    ]);

const edited = (name: string, at: string) =>
  sql<Note['edited']>`case when ${sql.ref(at)} is not null then
    json_build_object('name', ${sql.ref(name)}, 'at', ${sql.ref(at)}) end`;

/** The newest, or the next ones after the note `before`, which may be hidden by now. */
export const listNotes = compiledQuery((db, { before, ...read }: Read & { before?: number }) =>
  notesOf(db, read)
    .$if(before !== undefined, (query) =>
      query.where(sql<SqlBool>`(notes.date, notes.id) < (select last.date, last.id from notes last
        where last.id = ${before} and last.trajectory_id = ${read.trajectoryId})`),
    )
    .orderBy('date', 'desc')
    .orderBy('notes.id', 'desc')
    .limit(mostNotes),
);

export const getNote = (db: Db, { noteId, ...read }: Read & { noteId: number }) =>
  notesOf(db, read).where('notes.id', '=', noteId).executeTakeFirstOrThrow(notFound);

export const lockNote = (db: Db, { trajectoryId, noteId }: Key) =>
  db
    .selectFrom('notes')
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', noteId)
    .where('deleted_at', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

type NewNote = NoteInput & { trajectory_id: number; author_id: number };

export async function addNote(db: Db, note: NewNote) {
  const [added] = await add(db, note);
  if (!added) throw notFound();
  return added;
}

/** Returns the answer in the same statement: it is the most frequent change of all. */
const add = compiledQuery((db, note: NewNote) => {
  const added = db.with('notes', (all) => all.insertInto('notes').values(note).returningAll());
  const { trajectory_id: trajectoryId, author_id: selfId } = note;
  return notesOf(added, { trajectoryId, selfId, oversees: false });
});

type Deleted = { deleted_at: Date | null; deleted_by: number | null };

/** Hides it once, or restores it for good. */
export const hideNote = (db: Db, { trajectoryId, noteId }: Key, deleted: Deleted) =>
  db
    .updateTable('notes')
    .set(deleted)
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', noteId)
    .$if(deleted.deleted_at !== null, (query) => query.where('deleted_at', 'is', null))
    .returning('id')
    .executeTakeFirstOrThrow(notFound);

/** What it says and everything it said before, newest first. */
export async function listVersions(db: Db, { trajectoryId, noteId }: Key): Promise<NoteVersion[]> {
  const columns = (from: string) =>
    sql.join(
      ['version', 'date', 'note', 'visible_client', 'visible_employer'].map((name) =>
        sql.ref(`${from}.${name}`),
      ),
    );
  const { rows } = await sql<NoteVersion>`
    select text.version, to_char(text.date, 'YYYY-MM-DD HH24:MI:SS') as date, text.note,
      text.visible_client, text.visible_employer,
      json_build_object('name', author.name) as author,
      ${edited('editor.name', 'text.edited_at')} as edited,
      case when n.deleted_at is not null then
        json_build_object('name', remover.name, 'at', n.deleted_at) end as deleted
    from notes n join people author on author.id = n.author_id
    left join people remover on remover.id = n.deleted_by
    cross join lateral (
      select ${columns('n')}, n.updated_by as edited_by, n.updated_at as edited_at
      union all
      select ${columns('v')}, v.edited_by, v.edited_at from note_versions v where v.note_id = n.id
    ) text
    left join people editor on editor.id = text.edited_by
    where n.trajectory_id = ${trajectoryId} and n.id = ${noteId}
    order by text.version desc`.execute(db);
  if (rows.length === 0) throw notFound();
  return rows;
}
