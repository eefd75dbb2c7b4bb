/** What other features ask of events. */
export { isAbout } from './events.queries.ts';
