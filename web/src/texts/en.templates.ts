import document_templates from '../features/documentTemplates/documentTemplates.en.ts';
import survey_page from '../features/surveys/surveyPage.en.ts';
import survey_templates from '../features/surveyTemplates/surveyTemplates.en.ts';
import ui from '../ui/uiKept.en.ts';

export default { document_templates, survey_page, survey_templates, ui };
