import approvals from '../features/approvals/approvals.en.ts';
import sheet from '../ui/sheet/sheet.en.ts';
import viewer from '../ui/viewer/viewer.en.ts';
import publicTexts from './en.public.ts';
import notify from './notifyLink.en.ts';

export default { ...publicTexts, approvals, notify, sheet, viewer };
