import type { Texts } from '../../platform/texts.ts';
import type nl from './firstSteps.nl.ts';

export default {
  title: 'Welcome. This is how {{organisation}} begins',
  intro_one: '{{count}} step to go. You can always go on later.',
  intro_other: '{{count}} steps to go, in any order. You can always go on later.',
  all_done: 'All is done. You can hide this list.',
  close: 'Hide this list',
  tick: 'Tick off',
  done: 'Done',
  open: 'To do',
  taken: 'The templates are there. Change them to how you work.',
  named: 'Your name was saved.',
  steps: {
    name: {
      title: 'Your own name',
      text: 'This is your name here now, in mails and letters. Is it right?',
      action: 'Save',
    },
    organisation: {
      title: 'Your organisation',
      text: 'Name, address, logo and what the law wants on an invoice.',
      action: 'Fill in the details',
    },
    people: {
      title: 'The people',
      text: 'Invite colleagues with the button Invite a person. Clients and students can come from a file, all at once.',
      action: 'Import clients or students',
    },
    lists: {
      title: 'The choice lists',
      text: 'Working areas, kinds of documents and products for invoices. There is something in them already; see whether it fits.',
      action: 'Look at the choice lists',
    },
    templates: {
      title: 'Letters and surveys',
      text: 'Take over five letters and three surveys to begin with, in Dutch. Change them as you like.',
      action: 'Take them over',
    },
  },
} satisfies Texts<typeof nl>;
