/** What other features may use. */

export { type Asked, openAsked } from './opening.ts';
