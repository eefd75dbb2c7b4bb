import type nl from './texts.nl.ts';

const texts: typeof nl = {
  not_found: 'We cannot find this.',
  no_such_call: 'We do not know this address.',
  sign_in_first: 'Sign in first.',
  too_many: 'You have tried this too often. Wait {{minutes}} minutes and try again.',
  too_large: 'This is too large to send.',
  wrong_media: 'We cannot read data of this kind.',
  bad_request: 'This request is not right.',
  unavailable: 'This does not work right now. Please try again in a moment.',
  unknown: 'Something went wrong. Please try again.',
  'auth.wrong': 'The email address or the password is not right.',
  'auth.not_activated': 'Your account is not activated yet. Open the link in our email.',
  'auth.common_password': 'This password is easy to guess. Choose another password.',
  'link.dead':
    'This link does not work (anymore). Check that you opened all of it, or ask for a new one.',
  'file.missing': 'Choose a file.',
  'file.too_many': 'Send one file at a time.',
  'file.empty': 'This file is empty.',
  'file.size': 'This file is too large. It may be at most {{megabytes}} MB.',
  'file.type': 'We cannot use a file of this kind. Choose: {{types}}.',
  'file.content': 'The content of this file does not match its name. Choose: {{types}}.',
  'file.interrupted': 'The file did not arrive completely. Please try again.',
  'mail.address': 'This is not a valid email address.',
};
export default texts;
