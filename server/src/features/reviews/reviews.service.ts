/** What other features may use. */
export { takeStep } from './reviewing.ts';
