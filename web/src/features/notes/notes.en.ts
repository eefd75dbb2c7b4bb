import type { Texts } from '../../platform/texts.ts';
import type nl from './notes.nl.ts';

export default {
  title: 'Notes',
  add: 'Add a note',
  older: 'Show older notes',
  older_list: 'Older notes',
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
    message:
      'The note by {{author}} of {{date}} will be deleted. You can undo this for ten seconds.',
  },
  restored: 'The note is back.',
  restore_failed: 'The note could not be put back.',
  edited: 'Edited by {{name}} on {{date}}',
  texts: {
    title: 'Earlier versions of this note',
    written: 'Written by {{name}}',
    edited: 'Edited by {{name}} on {{date}}',
    deleted: 'This note was deleted',
    deleted_by: 'By {{name}} on {{date}}. Its text is kept for 30 days after that.',
    gone: 'This text no longer exists. A deleted note is kept for 30 days.',
    failed: 'The earlier versions could not be loaded',
    restore: 'Put back',
  },
  alert_visible_client: 'The client can then read this. Is that what you want?',
  alert_visible_employer: 'The employer can then read this. Is that what you want?',
  notify: {
    note: {
      save_success: 'The note has been saved.',
      delete_success: 'The note has been deleted.',
      delete_error: 'The note could not be deleted.',
    },
  },
} satisfies Texts<typeof nl>;
