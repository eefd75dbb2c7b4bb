import type { MailKind } from '@traject/contract/mails';
import {
  type AccessRequestsMails,
  accessRequestsMails,
} from './features/accessRequests/accessRequests.mails.ts';
import { type AccountMails, accountMails } from './features/account/account.mails.ts';
import {
  type AppointmentsMails,
  appointmentsMails,
} from './features/appointments/appointments.mails.ts';
import { type ApprovalsMails, approvalsMails } from './features/approvals/approvals.mails.ts';
import { type AuthMails, authMails } from './features/auth/auth.mails.ts';
import { type BadgesMails, badgesMails } from './features/badges/badges.mails.ts';
import { type DigestsMails, digestsMails } from './features/digests/digests.mails.ts';
import {
  type EvaluationsMails,
  evaluationsMails,
} from './features/evaluations/evaluations.mails.ts';
import { type HandedOverMails, handedOverMails } from './features/evaluations/handedOver.mails.ts';
import { type HandoversMails, handoversMails } from './features/handovers/handovers.mails.ts';
import {
  type InvoiceMailsMails,
  invoiceMailsMails,
} from './features/invoiceMails/invoiceMails.mails.ts';
import { type MailsMails, mailsMails } from './features/mails/mails.mails.ts';
import { type MessagesMails, messagesMails } from './features/messages/messages.mails.ts';
import { type PeopleMails, peopleMails } from './features/people/people.mails.ts';
import { type PortalMails, portalMails } from './features/portal/portal.mails.ts';
import { type RemindersMails, remindersMails } from './features/reminders/reminders.mails.ts';
import { type ReviewsMails, reviewsMails } from './features/reviews/reviews.mails.ts';
import { type RightsMails, rightsMails } from './features/rights/rights.mails.ts';
import { type SurveysMails, surveysMails } from './features/surveys/surveys.mails.ts';
import { type TasksMails, tasksMails } from './features/tasks/tasks.mails.ts';

/** What each mail is written from. */
export type MailData = AccessRequestsMails &
  AccountMails &
  AppointmentsMails &
  ApprovalsMails &
  AuthMails &
  BadgesMails &
  DigestsMails &
  HandedOverMails &
  EvaluationsMails &
  HandoversMails &
  InvoiceMailsMails &
  MailsMails &
  MessagesMails &
  PeopleMails &
  PortalMails &
  RemindersMails &
  ReviewsMails &
  RightsMails &
  SurveysMails &
  TasksMails;

/** The mails of all features, and how each is treated. */
export const traits = {
  ...accessRequestsMails,
  ...accountMails,
  ...appointmentsMails,
  ...approvalsMails,
  ...authMails,
  ...badgesMails,
  ...digestsMails,
  ...handedOverMails,
  ...evaluationsMails,
  ...handoversMails,
  ...invoiceMailsMails,
  ...mailsMails,
  ...messagesMails,
  ...peopleMails,
  ...portalMails,
  ...remindersMails,
  ...reviewsMails,
  ...rightsMails,
  ...surveysMails,
  ...tasksMails,
} satisfies Record<MailKind, unknown>;
