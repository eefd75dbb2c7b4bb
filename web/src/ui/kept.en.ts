import type { Texts } from '../platform/texts.ts';
import type nl from './kept.nl.ts';

export default {
  move: {
    up: 'Move {{name}} up',
    down: 'Move {{name}} down',
    done: 'Now at position {{place}} of {{total}}.',
    failed: 'Moving failed.',
  },
  archived: 'Archived',
  show: 'Show archived ({{total}})',
  hide: 'Hide archived',
  none_found: 'Nothing found',
  none_found_text: 'Try other words.',
  notify: {
    archive: {
      archive_success: 'Archived.',
      archive_error: 'Archiving failed.',
      restore_success: 'Brought back.',
      restore_error: 'Bringing back failed.',
    },
  },
} satisfies Texts<typeof nl>;
