/** What other features may use. */
export { keepAnswers } from './keptAnswers.ts';
export { listSurveys } from './surveys.queries.ts';
