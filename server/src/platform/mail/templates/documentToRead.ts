import { lasting, type Template } from '../letter.ts';
import { type ForWhat, forWhat, isToSign } from './forWhat.ts';
import { type TrajectoryMail, whose } from './trajectoryMail.ts';

type Data = TrajectoryMail & ForWhat & { document: string };

export const documentToRead: Template<Data> = {
  nl: ({ first_name, link, counselor, organisation, document, ...about }) => ({
    subject: isToSign(about)
      ? 'Een document om te ondertekenen'
      : 'Er staat een document voor u klaar',
    first_name,
    formal: true,
    before: [
      `${counselor} van ${organisation} heeft een document voor u klaargezet.`,
      `Het document heet ‘${document}’ en hoort bij ${whose.nl(about)}.`,
      ...forWhat.nl(about),
    ],
    button: { label: 'Lees het document', link },
    after: [
      `De link werkt ${lasting.nl(about)}.${isToSign(about) ? '' : ' U hoeft niets te kiezen.'}`,
      'Geef de link aan niemand anders: wie de link heeft, kan het document lezen.',
    ],
  }),
  en: ({ first_name, link, counselor, organisation, document, ...about }) => ({
    subject: isToSign(about) ? 'A document for you to sign' : 'A document is ready for you',
    first_name,
    formal: true,
    before: [
      `${counselor} of ${organisation} has a document ready for you.`,
      `The document is called ‘${document}’ and belongs to ${whose.en(about)}.`,
      ...forWhat.en(about),
    ],
    button: { label: 'Read the document', link },
    after: [
      `The link works ${lasting.en(about)}.${isToSign(about) ? '' : ' You do not have to choose anything.'}`,
      'Do not give the link to anybody else: whoever has the link can read the document.',
    ],
  }),
};
