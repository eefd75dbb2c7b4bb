import type nl from './account.nl.ts';

const texts: typeof nl = {
  errors: {
    'auth.same_address': 'You already sign in with this email address.',
    'auth.address_taken': 'This email address cannot be used. Nothing changes.',
  },
  labels: {
    current_password: 'Current password',
  },
};
export default texts;
