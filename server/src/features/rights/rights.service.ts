/** What other features may use. */
export { purgeTrajectories } from './purge.ts';
