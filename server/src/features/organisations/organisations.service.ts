/** What other features may use. */
export { accentOf, addressLines, letterheadOf, logoOf } from './letterhead.ts';
export { beginningAt, findDetails, languageOf, mayFound } from './organisations.queries.ts';
