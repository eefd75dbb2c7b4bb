/** What other features may use. */
export { addBadge } from './granting.ts';
