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
  /** A trajectory with its panels; for finance, its head and its invoices. */
  desk: {
    features: [
      'applications',
      'clients',
      'dashboard',
      'documents',
      'experience',
      'invoices',
      'members',
      'messages',
      'notes',
      'portal',
      'reviews',
      'studies',
      'surveys',
      'tasks',
      'tests',
    ],
    texts: [
      'applications',
      'appointment_names',
      'appointments',
      'clients',
      'dashboard',
      'documents',
      'dossier',
      'experience',
      'invoices',
      'mail_state',
      'members',
      'messages',
      'notes',
      'picture',
      'readers',
      'reminders',
      'reviews',
      'shared',
      'studies',
      'survey_page',
      'surveys',
      'tasks',
      'tests',
      'who_sees',
    ],
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
      'visibility',
      'working_day',
    ],
    ability: 'administration',
  },
  /** What finance needs of the office, whose files it shares. */
  invoicing: {
    features: [],
    texts: ['admin', 'kept', 'organisations', 'reference', 'rights'],
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
