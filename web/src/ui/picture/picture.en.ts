import type { Texts } from '../../platform/texts.ts';
import type nl from './picture.nl.ts';

export default {
  add: 'Add a picture',
  change: 'Change the picture',
  of: 'Picture of {{name}}',
  title: 'Profile picture',
  preview: 'This is how the picture will look',
  new: 'New picture',
  save: 'Save picture',
  remove: 'Delete picture',
  ask_remove: {
    title: 'Delete the picture?',
    message: 'The picture of {{name}} disappears. This cannot be undone.',
  },
  notify: {
    picture: {
      save_success: 'The picture has been saved.',
      delete_success: 'The picture has been deleted.',
      delete_error: 'The picture was not deleted.',
    },
  },
} satisfies Texts<typeof nl>;
