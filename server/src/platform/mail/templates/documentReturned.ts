import { initialsOf, type Template } from '../letter.ts';

type Data = { first_name: string; link: string; client: string; who: string; document: string };

export const documentReturned: Template<Data> = {
  nl: ({ first_name, link, client, who, document }) => ({
    subject: `Een document is teruggestuurd${initialsOf(client)}`,
    first_name,
    before: [
      `${who} heeft een ondertekend exemplaar van ‘${document}’ teruggestuurd.`,
      `Het staat bij het document, in het traject van ${client}.`,
    ],
    button: { label: 'Bekijk het traject', link },
    after: [],
  }),
  en: ({ first_name, link, client, who, document }) => ({
    subject: `A document was returned${initialsOf(client)}`,
    first_name,
    before: [
      `${who} has sent back a signed copy of ‘${document}’.`,
      `You find it with the document, in the trajectory of ${client}.`,
    ],
    button: { label: 'Open the trajectory', link },
    after: [],
  }),
};
