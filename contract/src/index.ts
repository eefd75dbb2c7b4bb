import { accessRequestsApi } from './accessRequests.ts';
import { accountApi } from './account.ts';
import { accountsApi } from './accounts.ts';
import { actionPlansApi } from './actionPlans.ts';
import { applicationsApi } from './applications.ts';
import { appointmentsApi } from './appointments.ts';
import { approvalsApi } from './approvals.ts';
import { authApi } from './auth.ts';
import { badgesApi } from './badges.ts';
import { bookkeepingApi } from './bookkeeping.ts';
import { calendarApi } from './calendar.ts';
import { clientsApi } from './clients.ts';
import { badgePageApi } from './common/badgePage.ts';
import type { Endpoint } from './common/endpoint.ts';
import { planningApi } from './common/planning.ts';
import { dashboardApi } from './dashboard.ts';
import { digestsApi } from './digests.ts';
import { diplomasApi } from './diplomas.ts';
import { documentsApi } from './documents.ts';
import { documentTemplatesApi } from './documentTemplates.ts';
import { evaluationLinksApi } from './evaluationLinks.ts';
import { evaluationRoundsApi } from './evaluationRounds.ts';
import { evaluationsApi } from './evaluations.ts';
import { eventsApi } from './events.ts';
import { evidenceApi } from './evidence.ts';
import { experienceApi } from './experience.ts';
import { firstStepsApi } from './firstSteps.ts';
import { groupsApi } from './groups.ts';
import { growthApi } from './growth.ts';
import { handoversApi } from './handovers.ts';
import { hoursApi } from './hours.ts';
import { importsApi } from './imports.ts';
import { invoiceBatchesApi } from './invoiceBatches.ts';
import { invoiceDeskApi } from './invoiceDesk.ts';
import { invoiceMailsApi } from './invoiceMails.ts';
import { invoiceRepeatsApi } from './invoiceRepeats.ts';
import { invoiceSettingsApi } from './invoiceSettings.ts';
import { invoicesApi } from './invoices.ts';
import { mailsApi } from './mails.ts';
import { membersApi } from './members.ts';
import { messagesApi } from './messages.ts';
import { notesApi } from './notes.ts';
import { organisationsApi } from './organisations.ts';
import { outboxApi } from './outbox.ts';
import { payersApi } from './payers.ts';
import { paymentsApi } from './payments.ts';
import { peopleApi } from './people.ts';
import { portalApi } from './portal.ts';
import { portfoliosApi, verifyApi } from './portfolios.ts';
import { profileApi } from './profile.ts';
import { referenceApi } from './reference.ts';
import { remindersApi } from './reminders.ts';
import { reviewsApi } from './reviews.ts';
import { rightsApi } from './rights.ts';
import { schoolNumbersApi } from './schoolNumbers.ts';
import { studiesApi } from './studies.ts';
import { surveysApi } from './surveys.ts';
import { surveyTemplatesApi } from './surveyTemplates.ts';
import { systemApi } from './system.ts';
import { tasksApi } from './tasks.ts';
import { teamsApi } from './teams.ts';
import { testsApi } from './tests.ts';
import { todayApi } from './today.ts';
import { trajectoriesApi } from './trajectories.ts';
import { visibilityApi } from './visibility.ts';
import { workingDayApi } from './workingDay.ts';

/** Every call, by feature: what the access walk, the fuzzer and the API description go through. */
export const contract: Record<string, Record<string, Endpoint>> = {
  accessRequests: accessRequestsApi,
  account: accountApi,
  actionPlans: { ...actionPlansApi, ...planningApi },
  applications: applicationsApi,
  appointments: appointmentsApi,
  approvals: approvalsApi,
  auth: { ...authApi, ...accountsApi },
  badges: { ...badgesApi, ...badgePageApi },
  bookkeeping: bookkeepingApi,
  calendar: calendarApi,
  clients: clientsApi,
  dashboard: dashboardApi,
  digests: digestsApi,
  diplomas: diplomasApi,
  documents: documentsApi,
  documentTemplates: documentTemplatesApi,
  evaluationRounds: evaluationRoundsApi,
  evaluationLinks: evaluationLinksApi,
  evaluations: evaluationsApi,
  events: eventsApi,
  evidence: evidenceApi,
  experience: experienceApi,
  firstSteps: firstStepsApi,
  groups: groupsApi,
  growth: growthApi,
  handovers: handoversApi,
  imports: importsApi,
  invoiceMails: invoiceMailsApi,
  invoices: { ...invoicesApi, ...invoiceDeskApi },
  invoiceSettings: invoiceSettingsApi,
  mails: mailsApi,
  members: membersApi,
  messages: messagesApi,
  notes: notesApi,
  organisations: organisationsApi,
  outbox: outboxApi,
  payers: payersApi,
  payments: paymentsApi,
  people: peopleApi,
  portal: portalApi,
  portfolios: { ...portfoliosApi, ...verifyApi },
  profile: profileApi,
  reference: referenceApi,
  reminders: remindersApi,
  reviews: reviewsApi,
  rights: rightsApi,
  schoolNumbers: schoolNumbersApi,
  studies: studiesApi,
  surveys: surveysApi,
  surveyTemplates: surveyTemplatesApi,
  system: systemApi,
  tasks: tasksApi,
  teams: teamsApi,
  hours: hoursApi,
  invoiceBatches: invoiceBatchesApi,
  invoiceRepeats: invoiceRepeatsApi,
  tests: testsApi,
  today: todayApi,
  trajectories: trajectoriesApi,
  visibility: visibilityApi,
  workingDay: workingDayApi,
};
