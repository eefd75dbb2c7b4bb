import type { Texts } from '../../platform/texts.ts';
import type nl from './account.nl.ts';

export default {
  title: 'My account',
  failed: 'Your account could not be loaded',
  change: 'Change',
  saved: 'Your details have been saved.',
  language: 'Language',
  name: {
    title: 'Details',
    label: 'Name',
    edit: 'Change name and language',
    hint: 'This is how we greet you. The name an organisation uses for you is at the bottom of this page.',
  },
  password: {
    edit: 'Change password',
    current: 'Current password',
    new: 'New password',
    hint: 'Choose a new password if somebody else may know it. You will then be signed out on other devices.',
    saved: 'Your password has been changed. You have been signed out on other devices.',
  },
  address: {
    label: 'You sign in with',
    edit: 'Change email address',
    new: 'New email address',
    save: 'Send the request',
    hint: 'An organisation emails you at the address it has for you. Ask an administrator to change that too.',
    both_hint:
      'We send an email to your old and your new address. It only changes once you say yes in both.',
    new_hint: 'We send an email to the new address. It changes once you say yes there.',
    sent: 'Check your email. The link works for 24 hours.',
    asked: 'You want to sign in with {{email}} from now on',
    both: 'Say yes in the emails to your old and your new address.',
    old: 'You said yes at the new address. Now say yes in the email to your old address.',
    new_only: 'Now say yes in the email to your new address.',
    until: 'You can do so until {{date}}.',
    drop: 'Never mind',
    dropped: 'Your email address stays as it is.',
    unproven:
      'This address has not been confirmed yet. Confirm it by choosing a new password once through ‘Forgot your password’. Until then you can only work in your own organisation.',
  },
  sessions: {
    title: 'Where you are signed in',
    unknown: 'Unknown browser',
    since: 'Signed in on {{date}}',
    used: 'last used around {{date}}',
    this: 'You are here now',
    end: 'Sign out there',
    end_named: 'Sign out there: {{name}}',
    end_others: 'Sign out everywhere else',
    ended: 'You have been signed out there.',
    ended_others: 'You are now signed in here only.',
    ask: {
      title: 'Sign out everywhere else?',
      message: 'You will stay signed in here only.',
    },
  },
  places: {
    title: 'Your organisations',
    as: 'As {{name}}: {{types}}',
    profile: 'My profile and picture',
    hint: 'Is a name wrong? An administrator of the organisation can correct it.',
  },
  types: {
    admin: 'administrator',
    coordinator: 'coordinator',
    counselor: 'counselor',
    finance: 'finance',
    evaluator: 'evaluator',
    student: 'student',
    client: 'client',
  },
} satisfies Texts<typeof nl>;
