import type nl from './applications.nl.ts';

const texts: typeof nl = {
  errors: {
    'application.readonly':
      'This application comes from the client’s own portfolio. Only the client can change it.',
    'application.of_staff': 'Your counselor added this application. You cannot change it.',
  },
};
export default texts;
