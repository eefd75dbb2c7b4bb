import type { Texts } from '../../platform/texts.ts';
import type nl from './reviews.nl.ts';

export default {
  trajectory_plan: 'Plan',
  proposal: 'Proposal',
  refused: 'Sending did not succeed',
  client: {
    title: 'Start client trajectory',
    to: '{{name}} gets a mail at {{email}} with a link to the plan. There {{name}} can agree, or reject with a reason.',
    start: 'Send to client',
    started: 'The plan is being sent to {{name}}, {{email}}.',
    no_email: 'The client has no email address yet',
    no_email_text: 'Enter the email address at Profile. Then you can send the plan.',
  },
  employer: {
    title: 'Start employer trajectory',
    to: '{{name}} gets a mail at {{email}} with a link to the plan and the proposal. There {{name}} can agree, or reject with a reason.',
    start: 'Send to employer',
    started: 'The plan and the proposal are being sent to {{name}}, {{email}}.',
    no_email: 'The contact has no email address yet',
    no_email_text: 'Without an email address we cannot send the plan and the proposal.',
  },
  contact: 'The contact',
  edit: 'Enter the email address',
  sending: 'Sending… {{percent}}%',
  waiting: 'Waiting for {{name}}',
  expired: 'The link of {{name}} no longer works',
  sent: 'Sent to {{email}}, {{date}}',
  opened: 'Opened {{date}}',
  not_opened: 'Not opened yet',
  until: 'The link works until {{date}}',
  expired_at: 'The link expired on {{date}}',
  resend: 'Send again',
  resend_ask: 'Send again to {{name}}?',
  resend_text:
    'The last mail went to {{email}} on {{date}}. The link in that mail will no longer work.',
  earlier: 'Sent before on {{date}} to {{email}}',
  earlier_opened: 'Sent before on {{date}} to {{email}}, opened {{opened}}',
  resent: 'The mail is being sent to {{email}}. The earlier link no longer works.',
  resend_failed: 'Sending again did not succeed.',
  start_client_trajectory: { error: 'The trajectory could not be sent to the client.' },
  start_employer_trajectory: { error: 'The trajectory could not be sent to the employer.' },
} satisfies Texts<typeof nl>;
