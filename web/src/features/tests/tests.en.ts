import type { Texts } from '../../platform/texts.ts';
import type nl from './tests.nl.ts';

export default {
  title: 'Tests',
  add: 'Add a test',
  create: 'New test',
  edit: 'Edit test',
  name: 'Test {{main}}, {{sub}}',
  closed: 'Closed',
  open: 'Still open',
  price_hint: 'In euros, such as 12.50',
  empty: 'No tests yet',
  empty_text: 'Add tests that the client takes or has taken.',
  failed: 'The tests could not be loaded',
  remove: {
    title: 'Delete this test?',
    message: '{{name}} will be removed from this trajectory. This cannot be undone.',
  },
  notify: {
    test: {
      save_success: 'The test has been saved.',
      delete_success: 'The test has been deleted.',
      delete_error: 'The test could not be deleted.',
    },
  },
} satisfies Texts<typeof nl>;
