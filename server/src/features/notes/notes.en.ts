import type nl from './notes.nl.ts';

const texts: typeof nl = {
  errors: {
    'note.of_another':
      'This note is a colleague’s. Only its author and a coordinator can change it.',
  },
};
export default texts;
