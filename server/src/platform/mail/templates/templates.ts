import type { Language } from '@traject/contract/common/languages';
import { type MailKind, mailKinds } from '@traject/contract/mails';
import type { Letter, Template } from '../letter.ts';
import { accessAsked } from './accessAsked.ts';
import { accessGiven } from './accessGiven.ts';
import { activate } from './activate.ts';
import { addressChanged } from './addressChanged.ts';
import { addressNew } from './addressNew.ts';
import { addressOld } from './addressOld.ts';
import { alreadyRegistered } from './alreadyRegistered.ts';
import { decided } from './decided.ts';
import { decisionReceipt } from './decisionReceipt.ts';
import { documentReturned } from './documentReturned.ts';
import { documentToApprove } from './documentToApprove.ts';
import { documentToRead } from './documentToRead.ts';
import { evaluationAsked } from './evaluationAsked.ts';
import { evaluationReminder } from './evaluationReminder.ts';
import { evaluationsExpired } from './evaluationsExpired.ts';
import { evaluationsGiven } from './evaluationsGiven.ts';
import { invited } from './invited.ts';
import { nightAsks } from './nightAsks.ts';
import { passwordChanged } from './passwordChanged.ts';
import { reset } from './reset.ts';
import { reviewClient } from './reviewClient.ts';
import { reviewEmployer } from './reviewEmployer.ts';
import { surveyAnswered } from './surveyAnswered.ts';
import { surveyClient } from './surveyClient.ts';
import { surveyEmployer } from './surveyEmployer.ts';
import { test } from './test.ts';

const templates = {
  activate,
  invited,
  'access-asked': accessAsked,
  'access-given': accessGiven,
  'address-new': addressNew,
  'address-old': addressOld,
  'address-changed': addressChanged,
  'already-registered': alreadyRegistered,
  reset,
  'password-changed': passwordChanged,
  'review-client': reviewClient,
  'review-employer': reviewEmployer,
  'approve-document': documentToApprove,
  'read-document': documentToRead,
  decided,
  'decision-receipt': decisionReceipt,
  'document-returned': documentReturned,
  'survey-client': surveyClient,
  'survey-employer': surveyEmployer,
  'survey-answered': surveyAnswered,
  'evaluation-asked': evaluationAsked,
  'evaluation-reminder': evaluationReminder,
  'evaluations-expired': evaluationsExpired,
  'evaluations-given': evaluationsGiven,
  'night-asks': nightAsks,
  test,
} satisfies Record<MailKind, unknown>;

export type TemplateName = MailKind;
export type MailData = { [T in TemplateName]: Parameters<(typeof templates)[T][Language]>[0] };

/** Nobody's other mail keeps an owner waiting for what opens or guards an account. */
export type Urgency = 'always' | 'in small numbers' | 'never';

type Traits = {
  urgency: Urgency;
  /** What was not sent for so long is not sent any more; shorter than the life of its link. */
  minutes: number;
  /** Whom a reader may ask, and who signs it; else the organisation does, or Traject for an account. */
  signedBy: 'counselor' | 'asker' | 'organisation';
};

const day = 24 * 60;
const ordinary: Traits = { urgency: 'never', minutes: 7 * day, signedBy: 'organisation' };
const ofCounselor: Traits = { ...ordinary, signedBy: 'counselor' };
const ofAccount: Traits = { ...ordinary, urgency: 'always' };

const traits: Record<TemplateName, Traits> = {
  activate: { ...ofAccount, minutes: 6 * day },
  // Sent one by one it is urgent as well; whoever invites a thousand people sends ordinary mail.
  invited: { ...ordinary, urgency: 'in small numbers', minutes: 6 * day },
  'access-asked': ordinary,
  'access-given': ordinary,
  'address-new': { ...ofAccount, minutes: 20 * 60 },
  'address-old': { ...ofAccount, minutes: 20 * 60 },
  'address-changed': ofAccount,
  'already-registered': ofAccount,
  reset: { ...ofAccount, minutes: 60 },
  'password-changed': ofAccount,
  'review-client': ofCounselor,
  'review-employer': ofCounselor,
  'approve-document': ofCounselor,
  'read-document': ofCounselor,
  decided: ordinary,
  'decision-receipt': ofCounselor,
  'document-returned': ordinary,
  'survey-client': ofCounselor,
  'survey-employer': ofCounselor,
  'survey-answered': ordinary,
  'evaluation-asked': { ...ordinary, signedBy: 'asker' },
  'evaluation-reminder': ordinary,
  'evaluations-expired': ordinary,
  'evaluations-given': ordinary,
  'night-asks': ordinary,
  test: { ...ordinary, urgency: 'always', minutes: day },
};

export const traitsOf = (template: string): Traits => traits[template as TemplateName] ?? ordinary;

export const templateNames = mailKinds;

/** From a row of mails, which only ever holds what `mail.send` was given with the right types. */
export function letterOf(row: { template: string; language: string; data: unknown }): Letter {
  const template: Template<never> | undefined = templates[row.template as TemplateName];
  if (!template || !row.data) throw new Error(`Nothing to write a mail ${row.template} from`);
  return template[row.language as Language](row.data as never);
}
