import type { Texts } from '../platform/texts.ts';
import type nl from './ui.nl.ts';

export default {
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  scan: {
    waiting: 'Being checked for viruses',
    infected: 'Has a virus, is not opened',
  },
  required_note: '* required',
  panel_error: {
    text: 'Check your connection. Your data is not lost.',
  },
  error_list: {
    title: 'This could not be saved',
  },
  toast: {
    close: 'Close message',
    info: 'For your information',
    error: 'Error',
    warning: 'Warning',
    success: 'Done',
  },
} satisfies Texts<typeof nl>;
