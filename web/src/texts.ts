/** The texts of a file beside its screen, by its namespace: `notes.title` stands in `notes.nl.ts`. */
export type Namespaces = {
  access_requests: In<typeof import('./features/accessRequests/accessRequests.nl.ts')>;
  account: In<typeof import('./features/account/account.nl.ts')>;
  action_plans: In<typeof import('./features/actionPlans/actionPlans.nl.ts')>;
  admin: In<typeof import('./features/shell/admin.nl.ts')>;
  appointment_names: In<typeof import('@traject/contract/common/appointmentNames.nl')>;
  appointment_page: In<typeof import('./features/appointments/page/appointmentPage.nl.ts')>;
  appointments: In<typeof import('./features/appointments/appointments.nl.ts')>;
  applications: In<typeof import('./features/applications/applications.nl.ts')>;
  approvals: In<typeof import('./features/approvals/approvals.nl.ts')>;
  auth: In<typeof import('./features/auth/auth.nl.ts')>;
  auth_account: In<typeof import('./features/auth/authAccount.nl.ts')>;
  badge_page: In<typeof import('./features/badges/page/badgePage.nl.ts')>;
  badges: In<typeof import('./features/badges/badges.nl.ts')>;
  bookkeeping: In<typeof import('./features/bookkeeping/bookkeeping.nl.ts')>;
  calendar: In<typeof import('./features/calendar/calendar.nl.ts')>;
  chart: In<typeof import('./features/evaluations/chart/chart.nl.ts')>;
  clients: In<typeof import('./features/clients/clients.nl.ts')>;
  common: In<typeof import('./platform/common.nl.ts')>;
  controls: In<typeof import('./ui/controls.nl.ts')>;
  dashboard: In<typeof import('./features/dashboard/dashboard.nl.ts')>;
  diplomas: In<typeof import('./features/diplomas/diplomas.nl.ts')>;
  digests: In<typeof import('./features/digests/digests.nl.ts')>;
  document_templates: In<typeof import('./features/documentTemplates/documentTemplates.nl.ts')>;
  documents: In<typeof import('./features/documents/documents.nl.ts')>;
  dossier: In<typeof import('./features/trajectories/dossier.nl.ts')>;
  evaluation: In<typeof import('./features/evaluations/evaluation.nl.ts')>;
  evidence: In<typeof import('./features/evidence/evidence.nl.ts')>;
  evaluation_rounds: In<typeof import('./features/evaluationRounds/evaluationRounds.nl.ts')>;
  evaluation_page: In<typeof import('./features/evaluationLinks/evaluationPage.nl.ts')>;
  evaluations: In<typeof import('./features/evaluations/evaluations.nl.ts')>;
  events: In<typeof import('./features/events/events.nl.ts')>;
  experience: In<typeof import('./features/experience/experience.nl.ts')>;
  first_steps: In<typeof import('./features/firstSteps/firstSteps.nl.ts')>;
  guidelines: In<typeof import('./features/styleguide/guidelines.nl.ts')>;
  growth: In<typeof import('./features/growth/growth.nl.ts')>;
  next: In<typeof import('./features/growth/next.nl.ts')>;
  school_numbers: In<typeof import('./features/schoolNumbers/schoolNumbers.nl.ts')>;
  handovers: In<typeof import('./features/handovers/handovers.nl.ts')>;
  help: In<typeof import('./features/help/help.nl.ts')>;
  homepage: In<typeof import('./features/shell/homepage.nl.ts')>;
  hours: In<typeof import('./features/hours/hours.nl.ts')>;
  hours_panel: In<typeof import('./features/hours/hoursPanel.nl.ts')>;
  imports: In<typeof import('./features/imports/imports.nl.ts')>;
  invoice_batches: In<typeof import('./features/invoiceBatches/invoiceBatches.nl.ts')>;
  invoice_desk: In<typeof import('./features/invoices/invoiceDesk.nl.ts')>;
  invoice_repeats: In<typeof import('./features/invoiceRepeats/invoiceRepeats.nl.ts')>;
  invoice_settings: In<typeof import('./features/invoiceSettings/invoiceSettings.nl.ts')>;
  invoice_mails: In<typeof import('./features/invoiceMails/invoiceMails.nl.ts')>;
  invoice_page: In<typeof import('./features/invoiceMails/page/invoicePage.nl.ts')>;
  invoices: In<typeof import('./features/invoices/invoices.nl.ts')>;
  groups: In<typeof import('./features/groups/groups.nl.ts')>;
  kept: In<typeof import('./ui/kept.nl.ts')>;
  levels: In<typeof import('./ui/levels/levels.nl.ts')>;
  mail_state: In<typeof import('./ui/mail/mailState.nl.ts')>;
  mails: In<typeof import('./features/mails/mails.nl.ts')>;
  members: In<typeof import('./features/members/members.nl.ts')>;
  menu: In<typeof import('./features/shell/menu.nl.ts')>;
  messages: In<typeof import('./features/messages/messages.nl.ts')>;
  notes: In<typeof import('./features/notes/notes.nl.ts')>;
  organisations: In<typeof import('./features/organisations/organisations.nl.ts')>;
  outbox: In<typeof import('./features/outbox/outbox.nl.ts')>;
  own: In<typeof import('./features/portal/own/own.nl.ts')>;
  payments: In<typeof import('./features/payments/payments.nl.ts')>;
  pending_list: In<typeof import('./features/evaluations/pending/pendingList.nl.ts')>;
  pending_evaluations: In<typeof import('./features/evaluations/pendingEvaluations.nl.ts')>;
  payers: In<typeof import('./features/payers/payers.nl.ts')>;
  people: In<typeof import('./features/people/people.nl.ts')>;
  portal_page: In<typeof import('./features/portal/page/portalPage.nl.ts')>;
  picture: In<typeof import('./ui/picture/picture.nl.ts')>;
  planning: In<typeof import('./features/appointments/planning.nl.ts')>;
  platform: In<typeof import('./platform/platform.nl.ts')>;
  portfolios: In<typeof import('./features/portfolios/portfolios.nl.ts')>;
  profile: In<typeof import('./features/profile/profile.nl.ts')>;
  readers: In<typeof import('./ui/readers.nl.ts')>;
  reference: In<typeof import('./features/reference/reference.nl.ts')>;
  reminders: In<typeof import('./ui/reminders/reminders.nl.ts')>;
  removed_trajectories: In<typeof import('./features/trajectories/removedTrajectories.nl.ts')>;
  reviews: In<typeof import('./features/reviews/reviews.nl.ts')>;
  rights: In<typeof import('./features/rights/rights.nl.ts')>;
  session: In<typeof import('./features/shell/session.nl.ts')>;
  shared: In<typeof import('./features/portal/shared.nl.ts')>;
  sheet: In<typeof import('./ui/sheet/sheet.nl.ts')>;
  shell: In<typeof import('./features/shell/shell.nl.ts')>;
  state_names: In<typeof import('@traject/contract/common/stateNames.nl')>;
  student_readers: In<typeof import('./features/evaluations/studentReaders.nl.ts')>;
  student_evaluations: In<typeof import('./features/evaluations/student/studentEvaluations.nl.ts')>;
  studies: In<typeof import('./features/studies/studies.nl.ts')>;
  styleguide: In<typeof import('./features/styleguide/styleguide.nl.ts')>;
  styleguide_more: In<typeof import('./features/styleguide/styleguideMore.nl.ts')>;
  survey_page: In<typeof import('./features/surveys/surveyPage.nl.ts')>;
  survey_templates: In<typeof import('./features/surveyTemplates/surveyTemplates.nl.ts')>;
  surveys: In<typeof import('./features/surveys/surveys.nl.ts')>;
  task_page: In<typeof import('./features/tasks/taskPage.nl.ts')>;
  system: In<typeof import('./features/system/system.nl.ts')>;
  tasks: In<typeof import('./features/tasks/tasks.nl.ts')>;
  teams: In<typeof import('./features/teams/teams.nl.ts')>;
  tests: In<typeof import('./features/tests/tests.nl.ts')>;
  texts: In<typeof import('@traject/contract/common/texts.nl')>;
  today: In<typeof import('./features/today/today.nl.ts')>;
  trajectories: In<typeof import('./features/trajectories/trajectories.nl.ts')>;
  ui: In<typeof import('./ui/ui.nl.ts')>;
  vat: In<typeof import('./ui/vat/vat.nl.ts')>;
  verify_page: In<typeof import('./features/portfolios/verify/verifyPage.nl.ts')>;
  viewer: In<typeof import('./ui/viewer/viewer.nl.ts')>;
  visibility: In<typeof import('./features/visibility/visibility.nl.ts')>;
  visitor_texts: In<typeof import('@traject/contract/common/visitorTexts.nl')>;
  waiting: In<typeof import('./features/auth/waiting.nl.ts')>;
  who_sees: In<typeof import('./features/visibility/whoSees.nl.ts')>;
  working_day: In<typeof import('./features/workingDay/workingDay.nl.ts')>;
};
export type Namespace = keyof Namespaces;
type In<File extends { default: unknown }> = File['default'];

/**
 * Keys without a namespace: words shared with the server, and keys that the requirements spell out.
 * Each stands in the file of its feature.
 */
export const bareKeys = [
  'alert_visible_client',
  'alert_visible_employer',
  'issues',
  'labels',
  'notify',
  'start_client_trajectory',
  'start_employer_trajectory',
] as const;
type Bare = (typeof bareKeys)[number];

type KeysIn<Texts> = {
  [K in keyof Texts & string]: Texts[K] extends string
    ? K | WithoutForm<K>
    : `${K}.${KeysIn<Texts[K]>}`;
}[keyof Texts & string];
/** `notes.more_one` and `notes.more_other` are asked for as `notes.more`, with a count. */
type WithoutForm<K> = K extends `${infer Name}_${'zero' | 'one' | 'other'}` ? Name : never;
type BareKeys<File> = File extends unknown ? KeysIn<Pick<File, Bare & keyof File>> : never;

/** Where a text stands: `notes.title` in `notes.nl.ts`. */
export type TextKey = KeysIn<Namespaces> | BareKeys<Namespaces[Namespace]>;
