/** What other features may use. */
export { listInvited } from './invited.ts';
export { findPage, nameOf } from './pages.queries.ts';
export { readShared } from './shared.queries.ts';
export { findState, openPage } from './states.queries.ts';
