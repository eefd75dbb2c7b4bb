/** What other features may use. */
export { listTests } from './tests.queries.ts';
