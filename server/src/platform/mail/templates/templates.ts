import type { Language } from '@traject/contract/common/languages';
import type { Letter, Template } from '../letter.ts';
import { accessAsked } from './accessAsked.ts';
import { accessGiven } from './accessGiven.ts';
import { activate } from './activate.ts';
import { addressChanged } from './addressChanged.ts';
import { addressNew } from './addressNew.ts';
import { addressOld } from './addressOld.ts';
import { alreadyRegistered } from './alreadyRegistered.ts';
import { decided } from './decided.ts';
import { documentToApprove } from './documentToApprove.ts';
import { documentToRead } from './documentToRead.ts';
import { evaluationAsked } from './evaluationAsked.ts';
import { evaluationReminder } from './evaluationReminder.ts';
import { evaluationsExpired } from './evaluationsExpired.ts';
import { invited } from './invited.ts';
import { nightAsks } from './nightAsks.ts';
import { passwordChanged } from './passwordChanged.ts';
import { reset } from './reset.ts';
import { reviewClient } from './reviewClient.ts';
import { reviewEmployer } from './reviewEmployer.ts';
import { surveyAnswered } from './surveyAnswered.ts';
import { surveyClient } from './surveyClient.ts';
import { surveyEmployer } from './surveyEmployer.ts';

/** Every mail there is. The names are in the table mails, so they stay once used. */
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
  'survey-client': surveyClient,
  'survey-employer': surveyEmployer,
  'survey-answered': surveyAnswered,
  'evaluation-asked': evaluationAsked,
  'evaluation-reminder': evaluationReminder,
  'evaluations-expired': evaluationsExpired,
  'night-asks': nightAsks,
};

export type TemplateName = keyof typeof templates;
export type MailData = { [T in TemplateName]: Parameters<(typeof templates)[T][Language]>[0] };

/** What opens or guards an account. Nobody's other mail keeps its owner waiting for it. */
const urgent: readonly string[] = [
  'activate',
  'already-registered',
  'reset',
  'password-changed',
  'address-new',
  'address-old',
  'address-changed',
] satisfies TemplateName[];

/** Sent one by one it is urgent as well; whoever invites a thousand people sends ordinary mail. */
const urgentInSmallNumbers: readonly string[] = ['invited'] satisfies TemplateName[];

export type Urgency = 'always' | 'in small numbers' | 'never';
export function urgencyOf(template: TemplateName): Urgency {
  if (urgent.includes(template)) return 'always';
  return urgentInSmallNumbers.includes(template) ? 'in small numbers' : 'never';
}

export const templateNames = Object.keys(templates) as TemplateName[];

/** From a row of mails, which only ever holds what `mail.send` was given with the right types. */
export function letterOf(row: { template: string; language: string; data: unknown }): Letter {
  const template: Template<never> | undefined = templates[row.template as TemplateName];
  if (!template || !row.data) throw new Error(`Nothing to write a mail ${row.template} from`);
  return template[row.language as Language](row.data as never);
}
