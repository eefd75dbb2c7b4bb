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

export const documentToApprove: Template<Data> = {
  nl: ({ first_name, link, days, counselor, organisation, client, document }) => ({
    subject: 'Traject: een document wacht op uw akkoord',
    first_name,
    before: [
      `${counselor} van ${organisation} vraagt of u akkoord bent met een document.`,
      `Het document heet ‘${document}’ en hoort bij het traject van ${client}.`,
    ],
    button: { label: 'Lees het document', link },
    after: [
      `De link werkt ${counted(days, 'dag', 'dagen')}. U kunt één keer kiezen.`,
      'Geef de link aan niemand anders: wie de link heeft, kan voor u kiezen.',
      `Hebt u een vraag? Neem dan contact op met ${counselor}.`,
    ],
  }),
  en: ({ first_name, link, days, counselor, organisation, client, document }) => ({
    subject: 'Traject: a document is waiting for your approval',
    first_name,
    before: [
      `${counselor} of ${organisation} asks whether you agree with a document.`,
      `The document is called ‘${document}’ and belongs to the trajectory of ${client}.`,
    ],
    button: { label: 'Read the document', link },
    after: [
      `The link works for ${counted(days, 'day', 'days')}. You can choose once.`,
      'Do not give the link to anybody else: whoever has the link can choose for you.',
      `Do you have a question? Then please contact ${counselor}.`,
    ],
  }),
};
