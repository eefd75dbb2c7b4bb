import type { Texts } from '../platform/texts.ts';
import type nl from './common.nl.ts';

export default {
  validation_error: 'Not everything is filled in correctly. Please check the fields.',
  unknown_error: 'Something went wrong. Please try again.',
} satisfies Texts<typeof nl>;
