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
import {
  type EvaluationsMails,
  evaluationsMails,
} from './features/evaluations/evaluations.mails.ts';
import { type MailsMails, mailsMails } from './features/mails/mails.mails.ts';
import { type PeopleMails, peopleMails } from './features/people/people.mails.ts';
import { type ReviewsMails, reviewsMails } from './features/reviews/reviews.mails.ts';
import { type RightsMails, rightsMails } from './features/rights/rights.mails.ts';
import { type SurveysMails, surveysMails } from './features/surveys/surveys.mails.ts';

/** What each mail is written from. */
export type MailData = AccessRequestsMails &
  AccountMails &
  AppointmentsMails &
  ApprovalsMails &
  AuthMails &
  EvaluationsMails &
  MailsMails &
  PeopleMails &
  ReviewsMails &
  RightsMails &
  SurveysMails;

/** The mails of all features, and how each is treated. */
export const traits = {
  ...accessRequestsMails,
  ...accountMails,
  ...appointmentsMails,
  ...approvalsMails,
  ...authMails,
  ...evaluationsMails,
  ...mailsMails,
  ...peopleMails,
  ...reviewsMails,
  ...rightsMails,
  ...surveysMails,
} satisfies Record<MailKind, unknown>;
