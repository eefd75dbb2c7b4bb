/** What other features may use. */
export { presentQuestions } from './questions.queries.ts';
export { addReadyMade } from './readyMade.ts';
export { findTemplate } from './surveyTemplates.queries.ts';
