import survey_page from '../features/surveys/surveyPage.en.ts';
import sheet from '../ui/sheet/sheet.en.ts';
import publicTexts from './en.public.ts';
import notify from './notifyLink.en.ts';

export default { ...publicTexts, notify, sheet, survey_page };
