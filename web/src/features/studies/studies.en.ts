import type { Texts } from '../../platform/texts.ts';
import type nl from './studies.nl.ts';

export default {
  title: 'Studies',
  add: 'Add a study',
  create: 'New study',
  edit: 'Edit study',
  ongoing: 'present',
  by_client: 'Filled in by the client',
  diploma: 'Diploma achieved',
  no_diploma: 'No diploma',
  running: 'In progress',
  empty: 'No studies yet',
  empty_text: 'Add schools, courses and diplomas.',
  failed: 'The studies could not be loaded',
  choices_failed: 'The choices could not be loaded.',
  remove: {
    title: 'Delete this study?',
    message: '{{name}} will be removed from the profile. This cannot be undone.',
  },
  notify: {
    study: {
      save_success: 'The study has been saved.',
      delete_success: 'The study has been deleted.',
      delete_error: 'The study could not be deleted.',
    },
  },
} satisfies Texts<typeof nl>;
