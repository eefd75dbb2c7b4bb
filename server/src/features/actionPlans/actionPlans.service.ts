/** What other features may use. */
export { applyForState } from './applying.ts';
