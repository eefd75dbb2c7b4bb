/** What other features may use. */
export { findProfileFile } from './files.queries.ts';
export { drawPicture, openPicture, removePicture, setPicture } from './picture.ts';
export { getPortfolio, profileLists } from './portfolio.queries.ts';
