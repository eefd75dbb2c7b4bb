/** What other features may use. */
export { visibleTo } from './evaluations.scope.ts';
export { processNumber } from './processNumber.ts';
export { refuseNotAsker } from './scoring.ts';
export { waysIn } from './wayIn.ts';
