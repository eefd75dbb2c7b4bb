import type { Texts } from '../platform/texts.ts';
import type nl from './common.nl.ts';

export default {
  validation_error: 'This is not right yet. Please read what it says.',
  unknown_error: 'Something went wrong. Please try again.',
} satisfies Texts<typeof nl>;
