import type { Texts } from '../../platform/texts.ts';
import type nl from './shell.nl.ts';

export default {
  skip: 'Skip to content',
  home: 'Traject, go to students',
  main_menu: 'Main menu',
  menu: {
    open: 'Open menu',
    close: 'Close menu',
    students: 'Students',
    pending: 'Pending evaluations',
    pending_count: '{{count}} open',
    outbox: 'Sent emails',
    help: 'Help',
    sign_out: 'Sign out',
  },
  language: 'Language',
  footer: { copyright: '© {{year}} Traject', help: 'Help' },
  demo: {
    label: 'Demo',
    text: 'This is a demo with made-up data.',
    outbox: 'Emails are not sent; you can read them under Sent emails.',
  },
  cookies: {
    label: 'Cookies',
    text: 'This website uses cookies to improve the user experience',
    accept: 'I understand',
  },
  error: {
    title: 'This page could not be loaded',
    page: 'Something went wrong',
  },
  not_found: {
    title: 'Sorry, this page does not exist',
    signed_in: 'The page may have been deleted, or the address may be wrong.',
    visitor:
      'The link may have expired, or the page may have been deleted. Did you come here from a link in an email? Then check that you opened the whole link.',
    back: 'Back to students',
    help: 'Get help',
  },
} satisfies Texts<typeof nl>;
