import { counted, type Lasting } from './letter.ts';
import type nl from './mail.nl.ts';

const texts: typeof nl = {
  hello: 'Hello',
  dear: 'Dear',
  open: 'Open this link',
  allTogether: 'You find everything together on your own page:',
  regards: 'Kind regards,',
  otherwise: 'If the button does not work, open this link:',
  reply: 'Do you have a question? Just reply to this email.',
  replyFormal: 'Do you have a question? Just reply to this email.',
  askOrganisation: (name) => `Do you have a question? Please contact ${name}.`,
};
export default texts;

export const lasting = ({ days, until }: Lasting) =>
  until ? `until ${until}` : `for ${counted(days, 'day', 'days')}`;
