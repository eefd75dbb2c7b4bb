/** What other features may use. */
export { peopleOfDay, teamsOf } from './whose.ts';
