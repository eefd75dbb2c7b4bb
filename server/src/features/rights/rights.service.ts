/** What other features may use. */
export { eraseAgain } from './eraseAgain.ts';
export { purgeTrajectories } from './purge.ts';
