import { counted, type Lasting } from './letter.ts';

/** What every mail says, whatever it is about. */
const texts = {
  hello: 'Hallo',
  dear: 'Beste',
  open: 'Open deze link',
  allTogether: 'U vindt alles bij elkaar op uw eigen pagina:',
  regards: 'Met vriendelijke groet,',
  otherwise: 'Werkt de knop niet? Open dan deze link:',
  reply: 'Heb je een vraag? Antwoord dan op deze mail.',
  replyFormal: 'Hebt u een vraag? Antwoord dan op deze mail.',
  askOrganisation: (name: string) => `Hebt u een vraag? Neem dan contact op met ${name}.`,
};
export default texts;

export const lasting = ({ days, until }: Lasting) =>
  until ? `tot ${until}` : counted(days, 'dag', 'dagen');
