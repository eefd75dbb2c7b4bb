/** What other features may use. */
export { findDocument, listDocuments } from './documents.queries.ts';
export { choicesFor, fileDocument } from './filing.ts';
