/** What other features may use. */
export { attachFilled } from './filled.queries.ts';
export { checkApproval, renderFilled } from './filled.ts';
export { lastFilled, previewFilled } from './previewFilled.ts';
export { addReadyMade } from './readyMade.ts';
