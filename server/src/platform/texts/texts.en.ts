import type nl from './texts.nl.ts';

const texts: typeof nl = {
  not_found: 'We cannot find this.',
  no_such_call: 'We do not know this address.',
  sign_in_first: 'Sign in first.',
  too_many: 'You have tried this too often. Try again in about {{minutes}} min.',
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
  'file.unexpected': 'This file is not asked for here.',
  'file.empty': 'This file is empty.',
  'file.size': 'This file is too large. It may be at most {{megabytes}} MB.',
  'file.type': 'We cannot use a file of this kind. Choose: {{types}}.',
  'file.content': 'The content of this file does not match its name. Choose: {{types}}.',
  'file.interrupted': 'The file did not arrive completely. Please try again.',
  'mail.address': 'This is not a valid email address.',
  changed: 'Somebody changed this in the meantime. Look at what it says now, then save again.',
  changed_by:
    '{{who}} changed this in the meantime ({{when}}). Look at what it says now, then save again.',
  'client.type_mismatch': 'This email address belongs to an account that is not a client.',
  'client.organisation_mismatch': 'This email address belongs to a client of another organisation.',
  'client.email_taken': 'This email address belongs to another account already.',
  'client.name_kept':
    'This person also works or studies at an organisation. The name can only be changed there.',
  'client.email_signs_in':
    'This client signs in with this email address. Only the client can have it changed.',
  'picture.unreadable': 'We cannot read this picture. Choose another picture.',
  'picture.too_big': 'This picture has too many pixels. Make it smaller or choose another picture.',
  'trajectory.awaiting': 'This status is only reached by sending the trajectory.',
  'application.readonly':
    'This application comes from the client’s own portfolio. Only the client can change it.',
};
export default texts;
