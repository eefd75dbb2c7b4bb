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
  empty_text:
    'Add the jobs that the client applies for. Letters and CVs can be kept as attachments.',
  failed: 'The applications could not be loaded',
  remove: {
    title: 'Delete this application?',
    message: '{{name}} will be deleted, along with its attachments. This cannot be undone.',
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
      message: '{{name}} will be removed from this application. This cannot be undone.',
    },
  },
  notify: {
    application: {
      save_success: 'The application has been saved.',
      delete_success: 'The application has been deleted.',
      delete_error: 'The application could not be deleted.',
    },
    application_attachment: {
      delete_success: 'The attachment has been deleted.',
      delete_error: 'The attachment could not be deleted.',
    },
  },
} satisfies Texts<typeof nl>;
