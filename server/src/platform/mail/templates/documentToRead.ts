import { lasting, type Template } from '../letter.ts';
import { type TrajectoryMail, whose } from './trajectoryMail.ts';

type Data = TrajectoryMail & { document: string };

export const documentToRead: Template<Data> = {
  nl: ({ first_name, link, counselor, organisation, document, ...about }) => ({
    subject: 'Er staat een document voor u klaar',
    first_name,
    formal: true,
    before: [
      `${counselor} van ${organisation} heeft een document voor u klaargezet.`,
      `Het document heet ‘${document}’ en hoort bij ${whose.nl(about)}.`,
    ],
    button: { label: 'Lees het document', link },
    after: [
      `De link werkt ${lasting.nl(about)}. U hoeft niets te kiezen.`,
      'Geef de link aan niemand anders: wie de link heeft, kan het document lezen.',
    ],
  }),
  en: ({ first_name, link, counselor, organisation, document, ...about }) => ({
    subject: 'A document is ready for you',
    first_name,
    formal: true,
    before: [
      `${counselor} of ${organisation} has a document ready for you.`,
      `The document is called ‘${document}’ and belongs to ${whose.en(about)}.`,
    ],
    button: { label: 'Read the document', link },
    after: [
      `The link works ${lasting.en(about)}. You do not have to choose anything.`,
      'Do not give the link to anybody else: whoever has the link can read the document.',
    ],
  }),
};
