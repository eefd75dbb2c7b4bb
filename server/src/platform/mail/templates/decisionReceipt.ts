import type { Template } from '../letter.ts';
import { type Decided, subjects } from './decided.ts';

type Data = Omit<Decided, 'client' | 'who'> & {
  counselor: string;
  organisation: string;
  /** The day of the decision, in words. */
  on: string;
};

export const decisionReceipt: Template<Data> = {
  nl: ({ first_name, link, kind, document, approved, reason, ...about }) => ({
    subject: 'Uw antwoord is ontvangen',
    first_name,
    formal: true,
    before: [
      `Op ${about.on} liet u weten dat u ${approved ? 'akkoord' : 'niet akkoord'} bent met ${subjects.nl(document)[kind]}.`,
      ...(reason ? [`Uw reden: ${reason}`] : []),
      `${about.counselor} van ${about.organisation} heeft hiervan bericht gekregen. U hoeft niets meer te doen.`,
    ],
    button: { label: 'Bekijk uw antwoord', link },
    after: [
      'Op deze pagina kunt u ook de documenten bewaren.',
      `Was u dit niet? Laat het ${about.counselor} dan weten.`,
    ],
  }),
  en: ({ first_name, link, kind, document, approved, reason, ...about }) => ({
    subject: 'We received your answer',
    first_name,
    formal: true,
    before: [
      `On ${about.on} you let us know that you ${approved ? 'agree' : 'do not agree'} with ${subjects.en(document)[kind]}.`,
      ...(reason ? [`Your reason: ${reason}`] : []),
      `${about.counselor} of ${about.organisation} has been told. You do not have to do anything else.`,
    ],
    button: { label: 'See your answer', link },
    after: [
      'You can also save the documents from this page.',
      `Was this not you? Then please let ${about.counselor} know.`,
    ],
  }),
};
