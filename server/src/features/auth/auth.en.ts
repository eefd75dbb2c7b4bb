import type nl from './auth.nl.ts';

const texts: typeof nl = {
  errors: {
    'auth.wrong': 'The email address or the password is not right.',
    'auth.wrong_password': 'This is not the password of your account.',
    'auth.member_already': 'With this account you already belong to this organisation.',
    'auth.account_meanwhile':
      'This email address was given an account in the meantime. Open the link in the email again.',
    'auth.unknown_code': 'We do not know this code. Ask the organisation for the right one.',
    'auth.joined_already': 'This organisation already knows you. Ask them to invite you.',
    'auth.by_mail':
      'Open the link in the email that this organisation sent you. A copied link does not work for this email address.',
    'auth.unproven':
      'Your email address has not been confirmed yet. Ask for a link under ‘Forgot your password’. That confirms it.',
  },
};
export default texts;
