import type { Texts } from '../../platform/texts.ts';
import type nl from './trajectories.nl.ts';

export default {
  title: 'Trajectories',
  add: 'New trajectory',
  search: 'Search by client or contact',
  advisor: 'Advisor',
  client: 'Client',
  contact: 'Contact name',
  status: 'Status',
  registered: 'Registered',
  view: 'View',
  view_of: 'View the trajectory of {{name}}',
  state: 'Status',
  all_states: 'All states',
  all_counselors: 'All counselors',
  order: 'Newest registration first',
  empty: 'No trajectories yet',
  empty_text: 'Make a new trajectory. It will then be listed here.',
  none_found: 'No trajectory found',
  none_found_text: 'No trajectory fits this. Clear the search field or choose another filter.',
  failed: 'The trajectories could not be loaded',
  choices_failed: 'The choices could not be loaded.',
  edit: 'Edit trajectory',
  create: 'Create',
  steps: { search: 'Search', client: 'Client', trajectory: 'Trajectory' },
  info: {
    title: 'Trajectory',
    edit: 'Edit',
    failed: 'The trajectory could not be loaded',
    since: 'since {{date}}',
    registered: 'Registered',
    registered_by: '{{date}}, by {{name}}',
    intake: 'Intake',
    length: 'Length',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
  },
  rejected: {
    client: 'Rejected by the client',
    employer: 'Rejected by the employer',
    somebody: 'Rejected',
  },
  action: {
    contact: 'the contact',
    start_client: {
      button: 'Start client trajectory',
      hint: 'You choose a plan. {{client}} gets an email to agree to it.',
    },
    start_employer: {
      button: 'Start employer trajectory',
      hint: 'You choose a plan and a proposal. {{contact}} gets an email to agree to them.',
    },
    complete: {
      button: 'Complete trajectory',
      hint: 'You choose how the trajectory ended and write down why.',
    },
  },
  history: { title: 'History', show: 'Show', hide: 'Hide' },
  remove: {
    button: 'Delete trajectory',
    title: 'Delete this trajectory?',
    message:
      'The trajectory of {{client}} disappears from all lists. Links that were sent no longer work.',
  },
} satisfies Texts<typeof nl>;
