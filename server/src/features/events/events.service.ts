/** What other features may use. */
export { isAbout } from './events.queries.ts';
export { openedBy } from './opened.queries.ts';
