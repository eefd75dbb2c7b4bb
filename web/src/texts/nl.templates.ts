import document_templates from '../features/documentTemplates/documentTemplates.nl.ts';
import survey_page from '../features/surveys/surveyPage.nl.ts';
import survey_templates from '../features/surveyTemplates/surveyTemplates.nl.ts';
import ui from '../ui/uiKept.nl.ts';

export default { document_templates, survey_page, survey_templates, ui };
