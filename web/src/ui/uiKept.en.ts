import type { Texts } from '../platform/texts.ts';
import type nl from './uiKept.nl.ts';

export default {
  move: {
    up: 'Move {{name}} up',
    down: 'Move {{name}} down',
    done: 'Is now at place {{place}} of {{total}}.',
    failed: 'Moving did not succeed.',
  },
  kept: {
    archived: 'Archived',
    show: 'Show archived ({{total}})',
    hide: 'Hide archived',
    none_found: 'Nothing found',
    none_found_text: 'Change the words you search for.',
  },
} satisfies Texts<typeof nl>;
