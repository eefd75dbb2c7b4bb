import type { Texts } from '../../platform/texts.ts';
import type nl from './dossier.nl.ts';

export default {
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
      hint: 'You choose a plan. {{client}} gets an email asking for approval.',
    },
    start_employer: {
      button: 'Start employer trajectory',
      hint: 'You choose a plan and a proposal. {{contact}} gets an email asking for approval.',
    },
    complete: {
      button: 'Complete trajectory',
      hint: 'You choose how the trajectory ended and write down why.',
    },
  },
  link: {
    title: '{{name}}’s link will stop working',
    moved:
      '{{name}} got an email at {{email}} on {{date}} with a link to give approval. If you change the status, that link stops working. {{name}} gets no email about this.',
    readdressed:
      '{{name}} got an email at {{email}} on {{date}} with a link to give approval. If you change the address, that link stops working. {{name}} gets no email about this. Send the email again afterwards.',
    yes: 'Yes, save',
    no: 'Back',
  },
  history: { title: 'History', show: 'Show', hide: 'Hide' },
  remove: {
    button: 'Delete trajectory',
    title: 'Delete this trajectory?',
    message:
      'The trajectory of {{client}} will be removed from all lists, with its notes, documents and everything else that belongs to it. Links that were sent will stop working. Guests are told that coming appointments are cancelled. An administrator can put it back for 30 days.',
  },
  removed: {
    restored: 'The trajectory is back.',
    restore_failed: 'The trajectory could not be put back.',
  },
} satisfies Texts<typeof nl>;
