/** What other features read of notes. */
export { listNotes } from './notes.queries.ts';
