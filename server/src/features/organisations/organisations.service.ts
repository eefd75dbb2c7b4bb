/** What other features may use. */
export { accentOf, addressLines, letterheadOf, logoOf, readLogo } from './letterhead.ts';
export {
  beginningAt,
  findDetails,
  findLogo,
  languageOf,
  mayFound,
} from './organisations.queries.ts';
