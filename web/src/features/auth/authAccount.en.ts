import type { Texts } from '../../platform/texts.ts';
import type nl from './authAccount.nl.ts';

export default {
  register: {
    title: 'Register',
    intro: 'Create an account. An administrator then gives you access to your organisation.',
    account: 'Your account',
    organisation: 'Your organisation',
    organisation_note: 'You can leave this empty and ask to join an organisation later.',
    choose: 'Choose an organisation',
    code: 'Organisation code',
    address: 'Your address',
    address_note: 'You can leave this empty.',
    submit: 'Create account',
    failed: 'Registering failed',
    has_account: 'Already have an account?',
    done: 'Check your email',
    done_text:
      'We are sending an email with a link to {{email}}. Open that link to activate your account. The link works for 7 days. No email? Check your spam folder too.',
  },
  forgot: {
    title: 'Forgot your password',
    intro: 'Fill in your email address and we will send you a link to choose a new password.',
    submit: 'Send link',
    failed: 'Sending failed',
    done: 'Check your email',
    done_text:
      'If we know {{email}}, you will get an email with a link. The link works for 60 minutes. No email? Check your spam folder too.',
  },
  reset: {
    title: 'New password',
    intro: 'Choose a new password for your account.',
    new_password: 'New password',
    submit: 'Save password',
    failed: 'Saving failed',
    done: 'Your password has been changed',
    done_text: 'Sign in with your new password.',
  },
  activate: {
    title: 'Activate account',
    intro: 'One more step: press the button, and then you can sign in.',
    invited: 'Welcome. Choose a password for {{email}}.',
    title_for: 'Your account for {{organisation}}',
    asked:
      'One more step: press the button, and then you can sign in. An administrator of {{organisation}} will give you access.',
    invitation: 'Invitation from {{organisation}}',
    has_account:
      '{{organisation}} has invited you. You already have an account with {{email}}. Fill in its password to accept.',
    accept: 'Yes, count me in',
    accept_failed: 'Accepting the invitation failed',
    joined: 'Done. You are now part of this organisation.',
    by_mail: 'Open the link in your email',
    by_mail_text:
      'A link that was passed on does not work for {{email}}. The email from the organisation has one that does. No email? Check your spam folder too.',
    submit: 'Activate my account',
    failed: 'Activating failed',
    done: 'Your account is active. You can sign in now.',
  },
  address: {
    title: 'Another email address',
    old: 'Somebody asked to sign in with {{new_email}} from now on instead of {{old_email}}. Is that all right?',
    new: 'Somebody asked to sign in with {{new_email}} from now on. Is this your address, and is that right?',
    yes: 'Yes, that is right',
    no: 'No',
    failed: 'Your answer could not be sent',
    changed: 'Your email address has changed',
    changed_text: 'Sign in with {{email}} from now on. Your password stays the same.',
    noted: 'You said yes',
    noted_text: 'Your email address changes once you have said yes at the other address too.',
    refused: 'Nothing changes',
    refused_text: 'Did you not ask for this? Then choose a new password right away.',
  },
  dead_link: {
    title: 'This link no longer works',
    text: 'The link has been used or is too old, or you did not open the whole link.',
    reset: 'Ask for a new link',
  },
} satisfies Texts<typeof nl>;
