/** What other features may use. */
export { listApplications } from './applications.queries.ts';
