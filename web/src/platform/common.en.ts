import type nl from './common.nl.ts';
import type { Texts } from './texts.ts';

export default {
  validation_error: 'This is not right yet. Please check what you filled in.',
  unknown_error: 'Something went wrong. Please try again.',
} satisfies Texts<typeof nl>;
