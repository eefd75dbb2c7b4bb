import { lasting, type Template } from '../letter.ts';
import { type ForWhat, forWhat, isToSign } from './forWhat.ts';
import { type TrajectoryMail, whose } from './trajectoryMail.ts';

type Data = TrajectoryMail & ForWhat & { document: string };

export const documentToApprove: Template<Data> = {
  nl: ({ first_name, link, counselor, organisation, document, ...about }) => ({
    subject: isToSign(about)
      ? 'Een document om te ondertekenen'
      : 'Een document wacht op uw akkoord',
    first_name,
    formal: true,
    before: [
      `${counselor} van ${organisation} vraagt of u akkoord bent met een document.`,
      `Het document heet ‘${document}’ en hoort bij ${whose.nl(about)}.`,
      ...forWhat.nl(about),
    ],
    button: { label: 'Lees het document', link },
    after: [
      `De link werkt ${lasting.nl(about)}. U kunt één keer kiezen.`,
      'Geef de link aan niemand anders: wie de link heeft, kan voor u kiezen.',
    ],
  }),
  en: ({ first_name, link, counselor, organisation, document, ...about }) => ({
    subject: isToSign(about)
      ? 'A document for you to sign'
      : 'A document is waiting for your approval',
    first_name,
    formal: true,
    before: [
      `${counselor} of ${organisation} asks whether you agree with a document.`,
      `The document is called ‘${document}’ and belongs to ${whose.en(about)}.`,
      ...forWhat.en(about),
    ],
    button: { label: 'Read the document', link },
    after: [
      `The link works ${lasting.en(about)}. You can choose once.`,
      'Do not give the link to anybody else: whoever has the link can choose for you.',
    ],
  }),
};
