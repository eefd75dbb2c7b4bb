import { startDocument } from './linkFrame.tsx';
import { buildMineApp } from './mineApp.tsx';
import { mineTexts } from './mineTexts.ts';

/** The page of a client or an employer: apart from those behind a link, of which it needs little. */
startDocument(mineTexts, buildMineApp);
