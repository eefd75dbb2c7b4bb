import survey_page from '../features/surveys/surveyPage.nl.ts';
import sheet from '../ui/sheet/sheet.nl.ts';
import publicTexts from './nl.public.ts';
import notify from './notifyLink.nl.ts';

/** What clients and employers read when they fill in a survey. */
export default { ...publicTexts, notify, sheet, survey_page };
