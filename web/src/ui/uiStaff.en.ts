import type { Texts } from '../platform/texts.ts';
import type nl from './uiStaff.nl.ts';

export default {
  save: 'Save',
  add: 'Add',
  yes: 'Yes',
  no: 'No',
  edit: 'Edit {{name}}',
  remove: { action: 'Delete {{name}}', yes: 'Yes, delete' },
  discard: {
    title: 'Close without saving?',
    message: 'What you have filled in will not be kept.',
    yes: 'Yes, close',
    no: 'Keep editing',
  },
  conflict: {
    title: 'Somebody else was first',
    theirs: 'Now',
    yours: 'You',
    nothing: 'empty',
    take_theirs: 'Take their version',
    keep_mine: 'Save my version',
  },
  wizard: { step: 'Step {{number}} of {{total}}: {{step}}', back: 'Back' },
} satisfies Texts<typeof nl>;
