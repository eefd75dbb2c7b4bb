import type { Texts } from '../platform/texts.ts';
import type nl from './notifyLink.nl.ts';

export default {
  general_error: 'Something went wrong. Please try again.',
  download_errror: 'The download did not succeed.',
} satisfies Texts<typeof nl>;
