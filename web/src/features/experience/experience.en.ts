import type { Texts } from '../../platform/texts.ts';
import type nl from './experience.nl.ts';

export default {
  title: 'Work experience',
  add: 'Add work experience',
  create: 'New work experience',
  edit: 'Edit work experience',
  name: '{{title}} at {{company}}',
  ongoing: 'present',
  by_client: 'Filled in by the client',
  empty: 'No work experience yet',
  empty_text: 'Add jobs and internships. They also appear in the profile that an evaluator sees.',
  failed: 'The work experience could not be loaded',
  choices_failed: 'The working areas could not be loaded.',
  remove: {
    title: 'Delete this work experience?',
    message: '{{name}} will be removed from the profile. This cannot be undone.',
  },
  notify: {
    work_experience: {
      save_success: 'The work experience has been saved.',
      delete_success: 'The work experience has been deleted.',
      delete_error: 'The work experience could not be deleted.',
    },
  },
} satisfies Texts<typeof nl>;
