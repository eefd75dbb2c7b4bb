import type { TemplateName } from './templates.ts';

/**
 * Who can have a mail sent, from which follows how many of them one mailbox gets (`mailbox.ts`):
 *
 * - `stranger`: anybody, to any address, without signing in.
 * - `person`: people in an organisation, or whoever it asked something, to an address they type.
 * - `event`: nobody as often as they like. It is sent once for each thing that happened, to somebody
 *   who wants to know; where a visitor can repeat that thing, its feature says how often it is told.
 */
export type Cause = 'stranger' | 'person' | 'event';

/** Each kind is in exactly one of them: a new one says in which. */
export const causes: Record<TemplateName, Cause> = {
  activate: 'stranger',
  'address-new': 'stranger',
  'already-registered': 'stranger',
  reset: 'stranger',
  'portal-link': 'stranger',

  invited: 'person',
  'access-given': 'person',
  'review-client': 'person',
  'review-employer': 'person',
  'approve-document': 'person',
  'read-document': 'person',
  'survey-client': 'person',
  'survey-employer': 'person',
  'task-client': 'person',
  'task-employer': 'person',
  'appointment-asked': 'person',
  'appointment-changed': 'person',
  'evaluation-asked': 'person',
  'evaluation-handed': 'person',
  'portal-invited': 'person',
  'message-to-party': 'person',
  invoice: 'person',
  'invoice-copy': 'person',
  'invoice-reminder': 'person',

  'access-asked': 'event',
  'address-old': 'event',
  'address-changed': 'event',
  'password-changed': 'event',
  'password-link': 'event',
  decided: 'event',
  'decision-receipt': 'event',
  'document-returned': 'event',
  'survey-answered': 'event',
  'task-given': 'event',
  'task-done': 'event',
  'appointment-cancelled': 'event',
  'appointment-answered': 'event',
  'evaluation-handed-over': 'event',
  'evaluation-reminder': 'event',
  'evaluations-expired': 'event',
  'evaluations-given': 'event',
  'badge-granted': 'event',
  'badge-revoked': 'event',
  'trajectory-asked': 'event',
  'trajectory-given': 'event',
  'trajectory-refused': 'event',
  'caseload-given': 'event',
  'caseload-back': 'event',
  'caseload-gone': 'event',
  'counselor-changed': 'event',
  'reminder-approval': 'event',
  'reminder-survey': 'event',
  'reminder-task': 'event',
  unanswered: 'event',
  'message-to-staff': 'event',
  digest: 'event',
  'night-asks': 'event',
  test: 'event',
};
