import type nl from './notes.nl.ts';

const texts: typeof nl = {
  errors: {
    'note.of_another':
      'This note belongs to a colleague. Only its author and a coordinator can change it.',
  },
};
export default texts;
