import type { Texts } from '../platform/texts.ts';
import type nl from './readers.nl.ts';

export default {
  action: 'Who can see this?',
  until: 'up to and including {{date}}',
  opened: 'Opened in the past {{count}} days',
  opened_none: 'Nobody has opened this in the past {{count}} days.',
  by_link: 'Somebody with a link',
  times_one: 'once, on {{date}}',
  times_other: '{{count}} times, last on {{date}}',
  failed: 'Who can see this could not be loaded.',
} satisfies Texts<typeof nl>;
