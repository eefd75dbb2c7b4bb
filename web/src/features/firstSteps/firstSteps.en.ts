import type { Texts } from '../../platform/texts.ts';
import type nl from './firstSteps.nl.ts';

export default {
  title: 'Welcome. This is how to get started with {{organisation}}',
  intro_one: '{{count}} step to go. You can always continue later.',
  intro_other: '{{count}} steps to go, in any order. You can always continue later.',
  all_done: 'Everything is done. You can hide this list.',
  close: 'Hide this list',
  tick: 'Tick off',
  done: 'Done',
  open: 'To do',
  taken: 'The templates are ready. Adapt them to the way you work.',
  named: 'Your name has been saved.',
  steps: {
    name: {
      title: 'Your own name',
      text: 'This is the name that emails and letters use for you now. Is it right?',
      action: 'Save',
    },
    organisation: {
      title: 'Your organisation',
      text: 'Name, address, logo and what the law requires on an invoice.',
      action: 'Fill in the details',
    },
    people: {
      title: 'People',
      text: 'Invite colleagues with the button Invite a person. Clients and students can come from a file, all at once.',
      action: 'Import clients or students',
    },
    lists: {
      title: 'Choice lists',
      text: 'Working areas, kinds of documents and products for invoices. They are not empty; check whether they suit you.',
      action: 'Look at the choice lists',
    },
    templates: {
      title: 'Letters and surveys',
      text: 'Start with five letters and three surveys. Change them as you like.',
      action: 'Add them',
    },
  },
} satisfies Texts<typeof nl>;
