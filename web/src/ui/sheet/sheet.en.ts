import type { Texts } from '../../platform/texts.ts';
import type nl from './sheet.nl.ts';

export default {
  loading: {
    title: 'One moment',
    page: 'We are opening the page for you.',
    answer: 'We are sending your answer.',
  },
  invalid: {
    title: 'We cannot open this page',
    text: 'The provided token is not valid (anymore). Please check the link and try again!',
    hint: 'Open the whole link from the email. If that does not work, reply to the email and ask for a new link.',
  },
  mine: 'To my own page',
  question: 'Do you have a question? Ask {{name}}:',
  failed: {
    title: 'The page could not be opened',
    hint: 'Check your internet connection. Then try again.',
  },
  cannot_view: 'This device cannot show the document here. It is being downloaded.',
  file: {
    choose: 'Add a photo or file',
    other_file: 'Choose another file',
    chosen: 'Chosen: {{name}}.',
    without_file: 'No file after all',
    too_big: 'This file is too large. It can be 25 MB at most.',
  },
  notify: {
    general_error: 'Something went wrong. Please try again.',
    download_errror: 'The download failed.',
  },
} satisfies Texts<typeof nl>;
