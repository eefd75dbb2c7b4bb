/** What other features read of a profile. */
export { findProfileFile } from './files.queries.ts';
export { getPortfolio, profileLists } from './portfolio.queries.ts';
