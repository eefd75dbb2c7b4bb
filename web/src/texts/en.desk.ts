import applications from '../features/applications/applications.en.ts';
import clients from '../features/clients/clients.en.ts';
import dashboard from '../features/dashboard/dashboard.en.ts';
import documents from '../features/documents/documents.en.ts';
import experience from '../features/experience/experience.en.ts';
import invoices from '../features/invoices/invoices.en.ts';
import notes from '../features/notes/notes.en.ts';
import reviews from '../features/reviews/reviews.en.ts';
import studies from '../features/studies/studies.en.ts';
import survey_page from '../features/surveys/surveyPage.en.ts';
import surveys from '../features/surveys/surveys.en.ts';
import tests from '../features/tests/tests.en.ts';
import trajectories from '../features/trajectories/dossier.en.ts';
import mail_state from '../ui/mail/mailState.en.ts';
import picture from '../ui/picture/picture.en.ts';
import trajectory from './trajectory.en.ts';

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
