/** What other features read of work experience. */
export { listExperience } from './experience.queries.ts';
