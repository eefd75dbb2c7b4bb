import type { Texts } from '../../platform/texts.ts';
import type nl from './applications.nl.ts';

export default {
  title: 'Applications',
  add: 'Add an application',
  create: 'New application',
  edit: 'Edit application',
  name: 'application {{vacancy}} at {{company}}',
  actions: 'Actions',
  from_portfolio: 'From portfolio',
  empty: 'No applications yet',
  empty_text: 'Add where the client applies. Letters and CVs can be kept as attachments.',
  failed: 'The applications could not be loaded',
  remove: {
    title: 'Delete this application?',
    message: '{{name}} disappears, with its attachments. This cannot be undone.',
  },
  attachment: 'Attachment (optional)',
  attachments: {
    open: 'Attachments of {{vacancy}} at {{company}}',
    title: 'Attachments of {{vacancy}}',
    list: 'Attachments',
    empty: 'No attachments yet',
    empty_text: 'A letter, a CV or a diploma that belongs to this application.',
    add: 'Add an attachment',
    download: 'Download {{name}}',
    by: '{{date}}, by {{uploader}}',
    done: 'Done',
    remove: {
      title: 'Delete this attachment?',
      message: '{{name}} disappears from this application. This cannot be undone.',
    },
  },
  notify: {
    application: {
      save_success: 'The application has been saved.',
      delete_success: 'The application has been deleted.',
      delete_error: 'The application was not deleted.',
    },
    application_attachment: {
      delete_success: 'The attachment has been deleted.',
      delete_error: 'The attachment was not deleted.',
    },
  },
} satisfies Texts<typeof nl>;
