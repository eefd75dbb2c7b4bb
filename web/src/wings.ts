import { desk } from './deskWing.ts';
import type { Wing } from './wing.ts';

/**
 * Which features live together. What a page loads, in code and in texts, and who may open it follow
 * from the wing that its route names (`staticData.wing`).
 */
export const wings = {
  /** What every page has, and sign-in. */
  visitor: { features: ['auth'], texts: ['auth', 'common', 'shell', 'ui', 'visitor_texts'] },
  /** Around every page of somebody who is signed in, and the lists that open first. */
  staff: {
    features: [],
    texts: [
      'controls',
      'evaluations',
      'menu',
      'pending_evaluations',
      'platform',
      'state_names',
      'texts',
      'trajectories',
      'viewer',
      'waiting',
    ],
  },
  /** The list of them; the lists of students are for everybody. */
  trajectories: { features: ['trajectories'], texts: [], ability: 'invoicing' },
  /** Asking for a trajectory that one does not see, and deciding on that. */
  requests: { features: ['accessRequests'], texts: ['access_requests'], ability: 'trajectories' },
  /** What there is to do, and what colleagues carry. */
  day: {
    features: ['handovers', 'today'],
    texts: [
      'appointment_names',
      'appointments',
      'handovers',
      'notes',
      'reminders',
      'tasks',
      'today',
    ],
    ability: 'trajectories',
  },
  desk,
  /** What is agreed and worked, and comes again: opened from a trajectory and from an invoice. */
  billing: {
    features: ['hours', 'invoiceRepeats'],
    texts: ['hours', 'invoice_repeats'],
    ability: 'invoicing',
  },
  /** One's own week. */
  agenda: {
    features: ['appointments'],
    texts: ['appointment_names', 'appointments', 'mail_state', 'planning'],
    ability: 'trajectories',
  },
  templates: {
    features: ['documentTemplates', 'surveyTemplates'],
    texts: ['document_templates', 'kept', 'survey_page', 'survey_templates'],
    ability: 'templates',
  },
  /** Apart, because a dashboard needs templates and no more of plans than to apply one. */
  plans: { features: ['actionPlans'], texts: ['action_plans', 'kept'], ability: 'templates' },
  /** The evaluations of one student. */
  school: {
    features: ['evaluations/chart', 'evaluations/score', 'evaluations/student'],
    texts: [
      'chart',
      'evaluation',
      'experience',
      'levels',
      'mail_state',
      'picture',
      'profile',
      'readers',
      'reminders',
      'student_evaluations',
      'student_readers',
      'studies',
    ],
  },
  /** Its teachers have no ability of their own: the server decides what is theirs. */
  groups: { features: ['groups'], texts: ['groups', 'levels'] },
  /** What one still has to evaluate. */
  pending: { features: ['evaluations/pending'], texts: ['pending_list'] },
  /** Asking many at once. */
  rounds: {
    features: ['evaluationRounds'],
    texts: ['evaluation_rounds'],
  },
  profile: {
    features: ['profile'],
    texts: ['experience', 'picture', 'profile', 'readers', 'student_readers', 'studies'],
    ability: 'profile',
  },
  office: {
    features: [
      'diplomas',
      'events',
      'firstSteps',
      'imports',
      'mails',
      'organisations',
      'people',
      'reference',
      'rights',
      'teams',
      'workingDay',
    ],
    texts: [
      'admin',
      'diplomas',
      'events',
      'first_steps',
      'imports',
      'kept',
      'mail_state',
      'mails',
      'organisations',
      'people',
      'reference',
      'removed_trajectories',
      'rights',
      'teams',
      'vat',
      'visibility',
      'working_day',
    ],
    ability: 'administration',
  },
  /** How the whole installation is doing. */
  system: { features: ['system'], texts: ['system'], ability: 'installation' },
  /** What finance needs of the office, whose files it shares. */
  invoicing: {
    features: ['invoiceBatches', 'invoiceSettings', 'payers'],
    texts: [
      'admin',
      'invoice_mails',
      'invoice_batches',
      'invoice_settings',
      'kept',
      'organisations',
      'payers',
      'reference',
      'rights',
      'vat',
    ],
    ability: 'invoiceSettings',
  },
  /** The invoices of an organisation, what came in for them, and their export. */
  books: {
    features: ['bookkeeping', 'payments'],
    texts: ['bookkeeping', 'invoice_batches', 'payments'],
    ability: 'invoiceSettings',
  },
  /** What is mailed to payers, wherever that is shown. */
  invoiceMails: {
    features: ['invoiceMails'],
    texts: ['invoice_mails', 'mail_state'],
    ability: 'invoiceSettings',
  },
  /** One's own account and session. */
  own: {
    features: ['account', 'calendar', 'digests'],
    texts: ['account', 'calendar', 'digests', 'picture', 'session'],
  },
  help: { features: ['help'], texts: ['help'] },
  outbox: { features: ['outbox'], texts: ['outbox'], ability: 'outbox' },
} as const satisfies Record<string, Wing>;

export type WingName = keyof typeof wings;
