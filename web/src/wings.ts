import type { Ability } from '@traject/contract/common/access';
import type { ParseKeys } from 'i18next';
import type { Namespace } from './texts.ts';

type Wing = {
  /** Folders in `features/` that nothing outside the wing opens with. */
  features: readonly string[];
  /** What its pages say. */
  texts: readonly Namespace[];
  /** Who may enter; what one may not use does not exist. */
  ability?: Ability;
};

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
  trajectories: { features: ['trajectories'], texts: [], ability: 'trajectories' },
  /** A trajectory with its panels. */
  desk: {
    features: [
      'applications',
      'clients',
      'dashboard',
      'documents',
      'experience',
      'invoices',
      'notes',
      'reviews',
      'studies',
      'surveys',
      'tests',
    ],
    texts: [
      'applications',
      'clients',
      'dashboard',
      'documents',
      'dossier',
      'experience',
      'invoices',
      'mail_state',
      'notes',
      'picture',
      'reviews',
      'studies',
      'survey_page',
      'surveys',
      'tests',
    ],
  },
  templates: {
    features: ['documentTemplates', 'surveyTemplates'],
    texts: ['document_templates', 'kept', 'survey_page', 'survey_templates'],
    ability: 'templates',
  },
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
      'student_evaluations',
      'studies',
    ],
  },
  profile: {
    features: ['profile'],
    texts: ['experience', 'picture', 'profile', 'studies'],
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
    ],
    ability: 'administration',
  },
  /** One's own account and session. */
  own: { features: ['account'], texts: ['account', 'picture', 'session'] },
  help: { features: ['help'], texts: ['help'] },
  outbox: { features: ['outbox'], texts: ['outbox'], ability: 'outbox' },
} as const satisfies Record<string, Wing>;

export type WingName = keyof typeof wings;

type Door = { to: string; label: ParseKeys; ability?: Ability };

/** The menu, in its order: a door is there for those who may use what is behind it. */
export const doors = [
  { to: '/trajectories', label: 'menu.trajectories', ability: 'trajectories' },
  { to: '/evaluation-students', label: 'shell.menu.students' },
  { to: '/pending-evaluations', label: 'shell.menu.pending' },
  { to: '/profile', label: 'menu.profile', ability: 'profile' },
  { to: '/survey-templates', label: 'menu.survey_templates', ability: 'templates' },
  { to: '/document-templates', label: 'menu.document_templates', ability: 'templates' },
  { to: '/admin', label: 'menu.admin', ability: 'administration' },
  { to: '/outbox', label: 'shell.menu.outbox', ability: 'outbox' },
] as const satisfies Door[];
