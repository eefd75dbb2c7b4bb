import type { Texts } from '../../platform/texts.ts';
import type nl from './messages.nl.ts';

export default {
  title: { client: 'Messages with the client', employer: 'Messages with the employer' },
  failed: 'The messages could not be loaded',
  empty: 'No messages yet',
  empty_text: 'Write the first message. The other gets a mail that there is one.',
  list: 'Messages, the oldest first',
  new: 'New',
  read: 'Read on {{at}}',
  not_read: 'Not read yet',
  text: 'New message',
  hint: 'The mail does not say what you write.',
  file: 'File',
  add_file: 'Add a file',
  open: 'Open {{name}}',
  download: 'Download {{name}}',
  send: 'Send',
  sent: 'The message was sent.',
  not_sent: 'The message was not sent.',
  closed: 'The page is closed. Invite again before you write.',
  ended: 'The trajectory ended too long ago. Writing is no longer possible.',
} satisfies Texts<typeof nl>;
