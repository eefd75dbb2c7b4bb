import applications from '../features/applications/applications.en.ts';
import clients from '../features/clients/clients.en.ts';
import dashboard from '../features/dashboard/dashboard.en.ts';
import documents from '../features/documents/documents.en.ts';
import document_templates from '../features/documentTemplates/documentTemplates.en.ts';
import evaluations from '../features/evaluations/evaluations.en.ts';
import pending_evaluations from '../features/evaluations/pendingEvaluations.en.ts';
import experience from '../features/experience/experience.en.ts';
import invoices from '../features/invoices/invoices.en.ts';
import notes from '../features/notes/notes.en.ts';
import outbox from '../features/outbox/outbox.en.ts';
import reviews from '../features/reviews/reviews.en.ts';
import studies from '../features/studies/studies.en.ts';
import survey_page from '../features/surveys/surveyPage.en.ts';
import surveys from '../features/surveys/surveys.en.ts';
import survey_templates from '../features/surveyTemplates/surveyTemplates.en.ts';
import tests from '../features/tests/tests.en.ts';
import trajectories from '../features/trajectories/trajectories.en.ts';
import type { Texts } from '../platform/texts.ts';
import uiStaff from '../ui/uiStaff.en.ts';
import linkTexts from './en.link.ts';
import type nl from './nl.ts';
import notify from './notify.en.ts';
import trajectory from './trajectory.en.ts';

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
} satisfies Texts<typeof nl>;
