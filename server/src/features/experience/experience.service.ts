/** What other features may use. */
export { listExperience } from './experience.queries.ts';
