import { counted, type Template } from '../letter.ts';

type Data = {
  first_name: string;
  link: string;
  days: number;
  counselor: string;
  organisation: string;
  client: string;
  document: string;
};

export const documentToRead: Template<Data> = {
  nl: ({ first_name, link, days, counselor, organisation, client, document }) => ({
    subject: 'Traject: er staat een document voor u klaar',
    first_name,
    before: [
      `${counselor} van ${organisation} heeft een document voor u klaargezet.`,
      `Het document heet ‘${document}’ en hoort bij het traject van ${client}.`,
    ],
    button: { label: 'Lees het document', link },
    after: [
      `De link werkt ${counted(days, 'dag', 'dagen')}. U hoeft niets te kiezen.`,
      'Geef de link aan niemand anders: wie de link heeft, kan het document lezen.',
      `Hebt u een vraag? Neem dan contact op met ${counselor}.`,
    ],
  }),
  en: ({ first_name, link, days, counselor, organisation, client, document }) => ({
    subject: 'Traject: a document is ready for you',
    first_name,
    before: [
      `${counselor} of ${organisation} has a document ready for you.`,
      `The document is called ‘${document}’ and belongs to the trajectory of ${client}.`,
    ],
    button: { label: 'Read the document', link },
    after: [
      `The link works for ${counted(days, 'day', 'days')}. You do not have to choose anything.`,
      'Do not give the link to anybody else: whoever has the link can read the document.',
      `Do you have a question? Then please contact ${counselor}.`,
    ],
  }),
};
