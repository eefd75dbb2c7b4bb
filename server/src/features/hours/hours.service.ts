/** What other features may use. */
export { billable } from './proposal.queries.ts';
export { takeRows } from './proposing.ts';
