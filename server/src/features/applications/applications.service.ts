/** What other features may use. */
export { listApplications } from './applications.queries.ts';
export { applicationOfClient } from './ofClient.ts';
