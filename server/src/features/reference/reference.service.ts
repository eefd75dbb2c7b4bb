/** What other features may use. */
export { checkChoice, inPlaceOf } from './choices.ts';
