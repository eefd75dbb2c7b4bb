/** What other features may use. */
export { isPayer, payerFacts } from './payers.queries.ts';
