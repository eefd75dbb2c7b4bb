import type { Texts } from '../platform/texts.ts';
import type nl from './uiStaff.nl.ts';

export default {
  save: 'Save',
  add: 'Add',
  yes: 'Yes',
  no: 'No',
  edit: 'Edit {{name}}',
  remove: { action: 'Delete {{name}}', yes: 'Yes, delete' },
  in_doubt:
    'The connection was lost. It may have arrived all the same: look first whether it is there.',
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
  table: {
    empty: 'Nothing in this list yet',
  },
  pager: {
    label: 'Pages',
    page: 'Page {{page}}',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    range: '{{from}} - {{to}} of {{total}} items',
  },
  file_drop: {
    drop: 'Drag a file here',
    release: 'Let go to choose this file',
    choose: 'Choose file',
    hint: '{{types}}, up to {{size}}',
    remove: 'Remove file: {{name}}',
    uploading: 'Uploading {{name}}',
    progress: '{{done}} of {{size}}',
    cancel: 'Cancel upload',
    office: 'Word',
    image: 'image',
    pdf: 'pdf',
    wrong_type: '‘{{name}}’ cannot be used here. Choose {{types}}.',
    too_big: '‘{{name}}’ is {{size}}. The file can be {{max}} at most.',
    empty: '‘{{name}}’ is empty. Choose a file with content.',
    one: 'Choose one file at a time.',
  },
  wizard: { step: 'Step {{number}} of {{total}}: {{step}}', back: 'Back' },
} satisfies Texts<typeof nl>;
