import log from '@traject/contract/common/eventWords/words.en';
import states from '@traject/contract/common/stateNames.en';
import tags from '@traject/contract/common/tagNames.en';
import shared from '@traject/contract/common/texts.en';
import accessRequests from './features/accessRequests/accessRequests.en.ts';
import accessRequestsMails from './features/accessRequests/accessRequests.mails.en.ts';
import account from './features/account/account.en.ts';
import accountMails from './features/account/account.mails.en.ts';
import actionPlans from './features/actionPlans/actionPlans.en.ts';
import applications from './features/applications/applications.en.ts';
import appointments from './features/appointments/appointments.en.ts';
import appointmentsMails from './features/appointments/appointments.mails.en.ts';
import approvals from './features/approvals/approvals.en.ts';
import approvalsMails from './features/approvals/approvals.mails.en.ts';
import auth from './features/auth/auth.en.ts';
import authMails from './features/auth/auth.mails.en.ts';
import clients from './features/clients/clients.en.ts';
import digests from './features/digests/digests.en.ts';
import digestsMails from './features/digests/digests.mails.en.ts';
import documents from './features/documents/documents.en.ts';
import documentTemplates from './features/documentTemplates/documentTemplates.en.ts';
import letters from './features/documentTemplates/letters.en.ts';
import events from './features/events/events.en.ts';
import handovers from './features/handovers/handovers.en.ts';
import handoversMails from './features/handovers/handovers.mails.en.ts';
import imports from './features/imports/imports.en.ts';
import mails from './features/mails/mails.en.ts';
import mailsMails from './features/mails/mails.mails.en.ts';
import members from './features/members/members.en.ts';
import messages from './features/messages/messages.en.ts';
import messagesMails from './features/messages/messages.mails.en.ts';
import notes from './features/notes/notes.en.ts';
import organisations from './features/organisations/organisations.en.ts';
import people from './features/people/people.en.ts';
import peopleMails from './features/people/people.mails.en.ts';
import portal from './features/portal/portal.en.ts';
import portalMails from './features/portal/portal.mails.en.ts';
import profile from './features/profile/profile.en.ts';
import reference from './features/reference/reference.en.ts';
import reminders from './features/reminders/reminders.en.ts';
import remindersMails from './features/reminders/reminders.mails.en.ts';
import reviews from './features/reviews/reviews.en.ts';
import reviewsMails from './features/reviews/reviews.mails.en.ts';
import rights from './features/rights/rights.en.ts';
import rightsMails from './features/rights/rights.mails.en.ts';
import surveys from './features/surveys/surveys.en.ts';
import surveysMails from './features/surveys/surveys.mails.en.ts';
import readySurveys from './features/surveyTemplates/readySurveys.en.ts';
import surveyTemplates from './features/surveyTemplates/surveyTemplates.en.ts';
import tasks from './features/tasks/tasks.en.ts';
import tasksMails from './features/tasks/tasks.mails.en.ts';
import teams from './features/teams/teams.en.ts';
import trajectories from './features/trajectories/trajectories.en.ts';
import workingDay from './features/workingDay/workingDay.en.ts';
import backup from './platform/backup/backup.en.ts';
import mail from './platform/mail/mail.en.ts';
import platform from './platform/texts/platform.en.ts';
import invoicing from './texts.invoicing.en.ts';
import type nl from './texts.nl.ts';
import school from './texts.school.en.ts';

const texts: typeof nl = {
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
