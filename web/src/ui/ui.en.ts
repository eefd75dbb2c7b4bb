import type { Texts } from '../platform/texts.ts';
import type nl from './ui.nl.ts';

export default {
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  offline: 'You are offline. What you filled in is still there.',
  no_answer: 'No answer came back. What you filled in is still there.',
  required_note: '* required',
  count_more: 'more than {{total}} in total',
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
  toast: {
    close: 'Close message',
    info: 'For your information',
    error: 'Error',
    warning: 'Warning',
    success: 'Done',
  },
} satisfies Texts<typeof nl>;
