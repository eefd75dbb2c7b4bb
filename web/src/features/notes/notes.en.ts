import type { Texts } from '../../platform/texts.ts';
import type nl from './notes.nl.ts';

export default {
  title: 'Notes',
  add: 'Add a note',
  create: 'New note',
  edit: 'Edit note',
  name: 'note of {{date}}',
  empty: 'No notes yet',
  empty_text: 'Write down what was discussed or agreed. You choose who may read it.',
  failed: 'The notes could not be loaded',
  seen_by: { client: 'Visible to client', employer: 'Visible to employer' },
  ask_visible: {
    client: 'Visible to the client?',
    employer: 'Visible to the employer?',
    yes: 'Yes, make it visible',
  },
  remove: {
    title: 'Delete this note?',
    message: 'The note by {{author}} of {{date}} disappears. This cannot be undone.',
  },
} satisfies Texts<typeof nl>;
