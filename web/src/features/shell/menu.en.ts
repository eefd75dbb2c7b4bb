import type { Texts } from '../../platform/texts.ts';
import type nl from './menu.nl.ts';

export default {
  today: 'Today',
  trajectories: 'Trajectories',
  agenda: 'Calendar',
  groups: 'Groups',
  survey_templates: 'Surveys',
  action_plans: 'Action plans',
  document_templates: 'Templates',
  profile: 'My profile',
  account: '{{last_name}}, my account',
  my_account: ', my account',
  waiting_count: '{{count}} waiting for access',
  welcome: 'Welcome, {{name}}',
  own: 'Where would you like to go?',
  invoices: 'Invoices',
  invoicing: 'Invoicing',
  admin: 'Administration',
} satisfies Texts<typeof nl>;
