import type { RequestKind } from '@traject/contract/approvals';
import type { Language } from '@traject/contract/common/languages';
import { initialsOf, type Template } from '../letter.ts';

export type Decided = {
  first_name: string;
  link: string;
  client: string;
  who: string;
  kind: RequestKind;
  document: string;
  approved: boolean;
  reason: string | null;
};

export const decided: Template<Decided> = {
  nl: ({ first_name, link, client, who, kind, document, approved, reason }) => ({
    subject: `${approved ? 'Akkoord' : 'Geen akkoord'} met ${things.nl[kind]}${initialsOf(client)}`,
    first_name,
    before: [
      `${who} is ${approved ? 'akkoord' : 'niet akkoord'} met ${subjects.nl(document)[kind]}.`,
      ...(reason ? [`De reden: ${reason}`] : []),
      `Het gaat om het traject van ${client}.`,
    ],
    button: { label: 'Bekijk het traject', link },
    after: [],
  }),
  en: ({ first_name, link, client, who, kind, document, approved, reason }) => ({
    subject: `${approved ? 'Approval' : 'No approval'} of ${things.en[kind]}${initialsOf(client)}`,
    first_name,
    before: [
      `${who} ${approved ? 'agrees' : 'does not agree'} with ${subjects.en(document)[kind]}.`,
      ...(reason ? [`The reason: ${reason}`] : []),
      `This is about the trajectory of ${client}.`,
    ],
    button: { label: 'Open the trajectory', link },
    after: [],
  }),
};

/** Without the name of a document, which may hold that of the client. */
const things: Record<Language, Record<RequestKind, string>> = {
  nl: {
    'review-client': 'het trajectplan',
    'review-employer': 'het trajectplan en de offerte',
    'approve-document': 'een document',
  },
  en: {
    'review-client': 'the trajectory plan',
    'review-employer': 'the trajectory plan and the proposal',
    'approve-document': 'a document',
  },
};

/** What was decided on, in words. */
export const subjects = {
  nl: (document: string): Record<RequestKind, string> => ({
    ...things.nl,
    'approve-document': `het document ‘${document}’`,
  }),
  en: (document: string): Record<RequestKind, string> => ({
    ...things.en,
    'approve-document': `the document ‘${document}’`,
  }),
};
