import type { Texts } from '../../platform/texts.ts';
import type nl from './outbox.nl.ts';

export default {
  title: 'Sent emails',
  intro: 'In this demo no email is really sent. Here you can read what would have been sent.',
  to: 'To {{to}}',
  attachments: 'Attachments: {{names}}',
  refused: 'The mail server refused this email ({{code}}).',
  empty: 'No emails yet',
  empty_text: 'When somebody sends an invitation or a link, that email is listed here.',
  error: 'The emails could not be loaded',
} satisfies Texts<typeof nl>;
