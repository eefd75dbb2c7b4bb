import type { Texts } from '../../platform/texts.ts';
import type nl from './outbox.nl.ts';

export default {
  title: 'Sent mails',
  intro: 'In this demo no mail is really sent. Here you can read what would have been sent.',
  to: 'To {{to}}',
  refused: 'The mail server refused this mail ({{code}}).',
  empty: 'No mails yet',
  empty_text: 'When somebody sends an invitation or a link, that mail is listed here.',
  error: 'The mails could not be loaded',
} satisfies Texts<typeof nl>;
