/** What other features may use. */
export { listDocuments } from './documents.queries.ts';
export { choicesFor, fileDocument } from './filing.ts';
