/** What other features may use. */
export { listNotes } from './notes.queries.ts';
export { readerOf } from './reader.ts';
