/** What other features may use. */
export { listExperience } from './experience.queries.ts';
export { experienceRecord } from './experience.record.ts';
