/** What other features may use. */
export { changeContact, getContact } from './contact.ts';
export { findProfileFile } from './files.queries.ts';
export { items, languages } from './lists.queries.ts';
export { drawPicture, openPicture, removePicture, setPicture } from './picture.ts';
export { getPortfolio, profileLists } from './portfolio.queries.ts';
