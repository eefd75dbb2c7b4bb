import type { Texts } from '../../platform/texts.ts';
import type nl from './reviews.nl.ts';

export default {
  trajectory_plan: 'Plan',
  proposal: 'Proposal',
  refused: 'Sending failed',
  client: {
    title: 'Start client trajectory',
    to: '{{name}} will get an email at {{email}} with a link to the plan. {{name}} can approve the plan there, or reject it with a reason.',
    start: 'Send to client',
    started: 'The plan is being sent to {{name}}, {{email}}.',
    no_email: 'The client has no email address yet',
    no_email_text: 'Enter the email address under Profile. Then you can send the plan.',
  },
  employer: {
    title: 'Start employer trajectory',
    to: '{{name}} will get an email at {{email}} with a link to the plan and the proposal. {{name}} can approve them there, or reject them with a reason.',
    start: 'Send to employer',
    started: 'The plan and the proposal are being sent to {{name}}, {{email}}.',
    no_email: 'The contact has no email address yet',
    no_email_text: 'Without an email address we cannot send the plan and the proposal.',
  },
  contact: 'The contact',
  edit: 'Enter the email address',
  sending: 'Sending… {{percent}}%',
  waiting: 'Waiting for {{name}}',
  expired: '{{name}}’s link no longer works',
  sent: 'Sent to {{email}}, {{date}}',
  opened: 'Opened {{date}}',
  not_opened: 'Not opened yet',
  until: 'The link works until {{date}}',
  expired_at: 'The link expired on {{date}}',
  resend: 'Send again',
  resend_ask: 'Send again to {{name}}?',
  resend_text:
    'The last email went to {{email}} on {{date}}. The link in that email will stop working.',
  earlier: 'Sent earlier, on {{date}}, to {{email}}',
  earlier_opened: 'Sent earlier, on {{date}}, to {{email}}, opened {{opened}}',
  resent: 'The email is being sent to {{email}}. The earlier link no longer works.',
  resend_failed: 'The email could not be sent again.',
  start_client_trajectory: { error: 'The trajectory could not be sent to the client.' },
  start_employer_trajectory: { error: 'The trajectory could not be sent to the employer.' },
} satisfies Texts<typeof nl>;
