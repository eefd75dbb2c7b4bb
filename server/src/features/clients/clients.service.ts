/** What other features may use. */
export { getClient } from './clients.queries.ts';
