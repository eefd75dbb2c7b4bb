/** What other features may use. */
export { checkAsked, runImport } from './importing.ts';
export { type Prepared, prepare, previewOf } from './preparing.ts';
