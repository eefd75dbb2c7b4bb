import applications from '../features/applications/applications.nl.ts';
import clients from '../features/clients/clients.nl.ts';
import dashboard from '../features/dashboard/dashboard.nl.ts';
import documents from '../features/documents/documents.nl.ts';
import experience from '../features/experience/experience.nl.ts';
import invoices from '../features/invoices/invoices.nl.ts';
import notes from '../features/notes/notes.nl.ts';
import reviews from '../features/reviews/reviews.nl.ts';
import studies from '../features/studies/studies.nl.ts';
import survey_page from '../features/surveys/surveyPage.nl.ts';
import surveys from '../features/surveys/surveys.nl.ts';
import tests from '../features/tests/tests.nl.ts';
import trajectories from '../features/trajectories/dossier.nl.ts';
import mail_state from '../ui/mail/mailState.nl.ts';
import picture from '../ui/picture/picture.nl.ts';
import trajectory from './trajectory.nl.ts';

/** What a trajectory with its panels says. */
export default {
  ...trajectory,
  applications,
  clients,
  dashboard,
  documents,
  experience,
  invoices,
  mail_state,
  notes,
  picture,
  reviews,
  studies,
  survey_page,
  surveys,
  tests,
  trajectories,
};
