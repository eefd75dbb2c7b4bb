import applications from '../features/applications/applications.nl.ts';
import clients from '../features/clients/clients.nl.ts';
import dashboard from '../features/dashboard/dashboard.nl.ts';
import documents from '../features/documents/documents.nl.ts';
import document_templates from '../features/documentTemplates/documentTemplates.nl.ts';
import evaluations from '../features/evaluations/evaluations.nl.ts';
import pending_evaluations from '../features/evaluations/pendingEvaluations.nl.ts';
import experience from '../features/experience/experience.nl.ts';
import invoices from '../features/invoices/invoices.nl.ts';
import notes from '../features/notes/notes.nl.ts';
import outbox from '../features/outbox/outbox.nl.ts';
import reviews from '../features/reviews/reviews.nl.ts';
import studies from '../features/studies/studies.nl.ts';
import survey_page from '../features/surveys/surveyPage.nl.ts';
import surveys from '../features/surveys/surveys.nl.ts';
import survey_templates from '../features/surveyTemplates/surveyTemplates.nl.ts';
import tests from '../features/tests/tests.nl.ts';
import trajectories from '../features/trajectories/trajectories.nl.ts';
import uiStaff from '../ui/uiStaff.nl.ts';
import linkTexts from './nl.link.ts';
import notify from './notify.nl.ts';
import trajectory from './trajectory.nl.ts';

export default {
  ...linkTexts,
  ...trajectory,
  ui: { ...linkTexts.ui, ...uiStaff },
  evaluations,
  notify,
  applications,
  clients,
  dashboard,
  documents,
  document_templates,
  experience,
  invoices,
  notes,
  reviews,
  studies,
  survey_page,
  survey_templates,
  surveys,
  tests,
  trajectories,
  outbox,
  pending_evaluations,
};
