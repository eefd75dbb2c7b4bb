import type { Texts } from '../../platform/texts.ts';
import type nl from './sheet.nl.ts';

export default {
  loading: {
    title: 'One moment',
    page: 'We are opening the page for you.',
    answer: 'We are sending your answer.',
  },
  invalid: {
    title: 'This link does not work',
    text: 'The provided token is not valid (anymore). Please check the link and try again!',
    hint: 'Open the link from the mail once more. Does that not work? Then ask your counselor for a new link.',
  },
  failed: {
    title: 'The page could not be opened',
    hint: 'Check that you have internet. Then try again.',
  },
} satisfies Texts<typeof nl>;
