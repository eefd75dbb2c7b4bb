import approvals from '../features/approvals/approvals.nl.ts';
import sheet from '../ui/sheet/sheet.nl.ts';
import viewer from '../ui/viewer/viewer.nl.ts';
import publicTexts from './nl.public.ts';
import notify from './notifyLink.nl.ts';

/** What clients and employers read when they are asked to agree. */
export default { ...publicTexts, approvals, notify, sheet, viewer };
