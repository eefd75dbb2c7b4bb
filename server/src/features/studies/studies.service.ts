/** What other features may use. */
export { listStudies } from './studies.queries.ts';
