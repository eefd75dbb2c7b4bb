/** What other features read of tests. */
export { listTests } from './tests.queries.ts';
