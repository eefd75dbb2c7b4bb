/** What other features may use. */
export { isAbout } from './events.queries.ts';
