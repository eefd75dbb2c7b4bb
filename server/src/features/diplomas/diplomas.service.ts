/** What other features may use. */
export { processNumber } from './diplomas.queries.ts';
