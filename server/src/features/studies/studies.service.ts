/** What other features may use. */
export { listStudies } from './studies.queries.ts';
export { studyRecord } from './studies.record.ts';
