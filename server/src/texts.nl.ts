import log from '@traject/contract/common/eventWords/words.nl';
import states from '@traject/contract/common/stateNames.nl';
import tags from '@traject/contract/common/tagNames.nl';
import shared from '@traject/contract/common/texts.nl';
import accessRequestsMails from './features/accessRequests/accessRequests.mails.nl.ts';
import accessRequests from './features/accessRequests/accessRequests.nl.ts';
import accountMails from './features/account/account.mails.nl.ts';
import account from './features/account/account.nl.ts';
import actionPlans from './features/actionPlans/actionPlans.nl.ts';
import applications from './features/applications/applications.nl.ts';
import appointmentsMails from './features/appointments/appointments.mails.nl.ts';
import appointments from './features/appointments/appointments.nl.ts';
import approvalsMails from './features/approvals/approvals.mails.nl.ts';
import approvals from './features/approvals/approvals.nl.ts';
import authMails from './features/auth/auth.mails.nl.ts';
import auth from './features/auth/auth.nl.ts';
import clients from './features/clients/clients.nl.ts';
import digestsMails from './features/digests/digests.mails.nl.ts';
import digests from './features/digests/digests.nl.ts';
import documents from './features/documents/documents.nl.ts';
import documentTemplates from './features/documentTemplates/documentTemplates.nl.ts';
import letters from './features/documentTemplates/letters.nl.ts';
import events from './features/events/events.nl.ts';
import handoversMails from './features/handovers/handovers.mails.nl.ts';
import handovers from './features/handovers/handovers.nl.ts';
import imports from './features/imports/imports.nl.ts';
import mailsMails from './features/mails/mails.mails.nl.ts';
import mails from './features/mails/mails.nl.ts';
import members from './features/members/members.nl.ts';
import messagesMails from './features/messages/messages.mails.nl.ts';
import messages from './features/messages/messages.nl.ts';
import notes from './features/notes/notes.nl.ts';
import organisations from './features/organisations/organisations.nl.ts';
import peopleMails from './features/people/people.mails.nl.ts';
import people from './features/people/people.nl.ts';
import portalMails from './features/portal/portal.mails.nl.ts';
import portal from './features/portal/portal.nl.ts';
import profile from './features/profile/profile.nl.ts';
import reference from './features/reference/reference.nl.ts';
import remindersMails from './features/reminders/reminders.mails.nl.ts';
import reminders from './features/reminders/reminders.nl.ts';
import reviewsMails from './features/reviews/reviews.mails.nl.ts';
import reviews from './features/reviews/reviews.nl.ts';
import rightsMails from './features/rights/rights.mails.nl.ts';
import rights from './features/rights/rights.nl.ts';
import surveysMails from './features/surveys/surveys.mails.nl.ts';
import surveys from './features/surveys/surveys.nl.ts';
import readySurveys from './features/surveyTemplates/readySurveys.nl.ts';
import surveyTemplates from './features/surveyTemplates/surveyTemplates.nl.ts';
import tasksMails from './features/tasks/tasks.mails.nl.ts';
import tasks from './features/tasks/tasks.nl.ts';
import teams from './features/teams/teams.nl.ts';
import trajectories from './features/trajectories/trajectories.nl.ts';
import workingDay from './features/workingDay/workingDay.nl.ts';
import backup from './platform/backup/backup.nl.ts';
import mail from './platform/mail/mail.nl.ts';
import platform from './platform/texts/platform.nl.ts';
import invoicing from './texts.invoicing.nl.ts';
import school from './texts.school.nl.ts';

/** Everything the server says in Dutch. */
const texts = {
  errors: {
    ...platform.errors,
    ...accessRequests.errors,
    ...account.errors,
    ...applications.errors,
    ...appointments.errors,
    ...approvals.errors,
    ...auth.errors,
    ...backup.errors,
    ...clients.errors,
    ...documentTemplates.errors,
    ...documents.errors,
    ...invoicing.errors,
    ...school.errors,
    ...handovers.errors,
    ...imports.errors,
    ...mails.errors,
    ...members.errors,
    ...messages.errors,
    ...notes.errors,
    ...people.errors,
    ...portal.errors,
    ...reference.errors,
    ...reminders.errors,
    ...reviews.errors,
    ...rights.errors,
    ...surveyTemplates.errors,
    ...actionPlans.errors,
    ...surveys.errors,
    ...tasks.errors,
    ...teams.errors,
    ...trajectories.errors,
  },
  labels: {
    ...shared.labels,
    ...platform.labels,
    ...accessRequests.labels,
    ...account.labels,
    ...appointments.labels,
    ...approvals.labels,
    ...invoicing.labels,
    ...school.labels,
    ...digests.labels,
    ...documentTemplates.labels,
    ...documents.labels,
    ...events.labels,
    ...handovers.labels,
    ...imports.labels,
    ...members.labels,
    ...organisations.labels,
    ...people.labels,
    ...profile.labels,
    ...reference.labels,
    ...reminders.labels,
    ...reviews.labels,
    ...rights.labels,
    ...surveyTemplates.labels,
    ...surveys.labels,
    ...actionPlans.labels,
    ...tasks.labels,
    ...teams.labels,
    ...trajectories.labels,
    ...workingDay.labels,
  },
  /** What can be wrong with a field. */
  issues: shared.issues,
  log,
  mail,
  mails: {
    ...accessRequestsMails,
    ...accountMails,
    ...appointmentsMails,
    ...approvalsMails,
    ...authMails,
    ...digestsMails,
    ...handoversMails,
    ...invoicing.mails,
    ...school.mails,
    ...mailsMails,
    ...messagesMails,
    ...peopleMails,
    ...portalMails,
    ...remindersMails,
    ...reviewsMails,
    ...rightsMails,
    ...surveysMails,
    ...tasksMails,
  },
  letters,
  readySurveys,
  states,
  tags,
  words: {
    platform: platform.words,
    appointments: appointments.words,
    ...invoicing.words,
    ...school.words,
    events: events.words,
    rights: rights.words,
    surveys: surveys.words,
  },
};
export default texts;
