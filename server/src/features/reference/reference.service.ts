/** What other features may use. */
export { checkChoice, inPlaceOf } from './choices.ts';
export { studies, studyLevels, workingAreas } from './reference.queries.ts';
