import type { RequestKind } from '@traject/contract/approvals';
import type { ActionCode } from '@traject/contract/common/fileActions';
import { initialsOf, type MailTexts, type TrajectoryMail } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.nl.ts';
import { type ApprovalsMails, type ForWhat, isToSign } from './approvals.mails.ts';

const mails: MailTexts<ApprovalsMails> = {
  'approve-document': ({ counselor, organisation, document, ...about }) => ({
    subject: isToSign(about)
      ? 'Een document om te ondertekenen'
      : 'Een document wacht op uw akkoord',
    before: [
      `${counselor} van ${organisation} vraagt of u akkoord bent met een document.`,
      `Het document heet ‘${document}’ en hoort bij ${whose(about)}.`,
      ...forWhat(about),
    ],
    button: 'Lees het document',
    after: [
      `De link werkt ${lasting(about)}. U kunt één keer kiezen.`,
      'Geef de link aan niemand anders: wie de link heeft, kan voor u kiezen.',
    ],
  }),
  'read-document': ({ counselor, organisation, document, ...about }) => ({
    subject: isToSign(about)
      ? 'Een document om te ondertekenen'
      : 'Er staat een document voor u klaar',
    before: [
      `${counselor} van ${organisation} heeft een document voor u klaargezet.`,
      `Het document heet ‘${document}’ en hoort bij ${whose(about)}.`,
      ...forWhat(about),
    ],
    button: 'Lees het document',
    after: [
      `De link werkt ${lasting(about)}.${isToSign(about) ? '' : ' U hoeft niets te kiezen.'}`,
      'Geef de link aan niemand anders: wie de link heeft, kan het document lezen.',
    ],
  }),
  decided: ({ client, who, kind, document, approved, reason }) => ({
    subject: `${approved ? 'Akkoord' : 'Geen akkoord'} met ${things[kind]}${initialsOf(client)}`,
    before: [
      `${who} is ${approved ? 'akkoord' : 'niet akkoord'} met ${subjectOf(kind, document)}.`,
      ...(reason ? [`De reden: ${reason}`] : []),
      `Het gaat om het traject van ${client}.`,
    ],
    button: 'Bekijk het traject',
  }),
  'decision-receipt': ({ kind, document, approved, reason, ...about }) => ({
    subject: 'Uw antwoord is ontvangen',
    before: [
      `Op ${about.on} liet u weten dat u ${approved ? 'akkoord' : 'niet akkoord'} bent met ${subjectOf(kind, document)}.`,
      ...(reason ? [`Uw reden: ${reason}`] : []),
      `${about.counselor} van ${about.organisation} heeft hiervan bericht gekregen. U hoeft niets meer te doen.`,
    ],
    button: 'Bekijk uw antwoord',
    after: [
      'Op deze pagina kunt u ook de documenten bewaren.',
      `Was u dit niet? Laat het ${about.counselor} dan weten.`,
    ],
  }),
  'document-returned': ({ client, who, document }) => ({
    subject: `Een document is teruggestuurd${initialsOf(client)}`,
    before: [
      `${who} heeft een ondertekend exemplaar van ‘${document}’ teruggestuurd.`,
      `Het staat bij het document, in het traject van ${client}.`,
    ],
    button: 'Bekijk het traject',
  }),
};
export default mails;

const whose = ({ client, to_client }: Pick<TrajectoryMail, 'client' | 'to_client'>) =>
  to_client ? 'uw traject' : `het traject van ${client}`;

const forWhat = ({ action }: ForWhat) => {
  if (!action) return [];
  return action.code ? purposes[action.code] : [`De bedoeling: ${action.name}.`];
};

/** What the document is for, unless the rest of the mail says so already. */
const purposes: Record<ActionCode, string[]> = {
  information: ['U krijgt het ter informatie.'],
  approval: [],
  signature: [
    'Wilt u het document ondertekenen? Download het, zet uw handtekening en stuur een foto of scan terug. Op de pagina staat hoe.',
  ],
  record: ['U krijgt het voor uw eigen administratie.'],
};

/** Without the name of a document, which may contain the client's. */
const things: Record<RequestKind, string> = {
  'review-client': 'het trajectplan',
  'review-employer': 'het trajectplan en de offerte',
  'approve-document': 'een document',
};

const subjectOf = (kind: RequestKind, document: string) =>
  kind === 'approve-document' ? `het document ‘${document}’` : things[kind];
