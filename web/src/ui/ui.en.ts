import type { Texts } from '../platform/texts.ts';
import type nl from './ui.nl.ts';

export default {
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  required_note: '* required',
  count: '{{total}} in total',
  no_picture: 'No profile picture',
  see_all: 'See all {{total}}',
  see_less: 'See less',
  confirm: {
    title: 'Confirm',
    message: 'Are you sure that you want to delete this item?',
    yes: 'Yes',
    no: 'Cancel',
  },
  panel_error: {
    text: 'Check your connection. Your data is not lost.',
  },
  error_list: {
    title: 'Saving did not work',
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
  toast: {
    close: 'Close message',
    info: 'For your information',
    error: 'Error',
    warning: 'Warning',
    success: 'Done',
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
} satisfies Texts<typeof nl>;
