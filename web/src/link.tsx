import { buildLinkApp } from './linkApp.tsx';
import { startDocument } from './linkFrame.tsx';
import { linkTexts } from './linkTexts.ts';

/** The pages behind a link in a mail. */
startDocument(linkTexts, buildLinkApp);
