import type { Texts } from '../../platform/texts.ts';
import type nl from './approvals.nl.ts';

export default {
  asked_by: '{{organisation}} is asking for your approval',
  sent_by: '{{organisation}} has sent you a document',
  greeting: 'Hello {{name}}.',
  about: {
    'review-client': {
      title: 'Do you agree with your trajectory plan?',
      intro:
        'Your counselor has made a plan for you. Read the plan. Then choose below what you think of it.',
    },
    'review-employer': {
      title: 'Do you agree with the plan and the proposal?',
      intro:
        'It is about the trajectory of {{client}}. Read the plan and the proposal. Then choose below what you think of them.',
    },
    'approve-document': {
      title: 'Do you agree with this document?',
      intro: 'Read the document. Then choose below what you think of it.',
    },
    sign: {
      title: 'Could you sign this document?',
      intro: 'Read the document and download it. Sign it. Then send back a photo or a scan.',
    },
    read: {
      title: 'There is a document for you',
      intro: 'You can read and keep it here. You do not have to choose anything.',
    },
  },
  read: { plan: 'Read the plan', proposal: 'Read the proposal', document: 'Read the document' },
  download: {
    plan: 'Download the plan',
    proposal: 'Download the proposal',
    document: 'Download the document',
  },
  files: 'To read',
  counselor: 'Counselor',
  organisation: 'Organisation',
  client: 'For',
  action: 'Purpose',
  for: {
    information: 'For your information',
    approval: 'For your approval',
    signature: 'For your signature',
    record: 'For your own records',
  },
  signed: {
    title: 'Send back the signed document',
    text: 'Take a photo or make a scan of the document with your signature. Then choose that file.',
    choose: 'Choose a photo or a file',
    another: 'Send another photo or file',
    sending: 'Sending… {{percent}}%',
    received: '{{name}} was received on {{date}}.',
    failed: 'The file was not sent. Please try again.',
  },
  message: 'Note from {{name}}',
  accept: 'Yes, I agree',
  reject: 'No, I do not agree',
  once: 'You can choose once.',
  until: 'This page works until {{date}}.',
  doubt: 'Are you not sure, or do you have a question? Ask {{name}}:',
  reason: {
    title: 'Why do you not agree?',
    intro: 'Write in a few words what should be different. {{name}} will read this.',
    label: 'Your reason',
    count: '{{count}} of {{most}} characters',
    send: 'Send my reason',
    back: 'Back to the choice',
    after: 'After you send it, {{name}} will see that you do not agree, and why.',
  },
  accepting: {
    title: 'Are you sure?',
    'review-client': 'This means that you agree with your trajectory plan.',
    'review-employer': 'This means that you agree with the plan and the proposal.',
    'approve-document': 'This means that you agree with ‘{{document}}’.',
    after: 'You cannot change this afterwards. {{name}} will be told what you chose.',
    yes: 'Yes, I am sure',
  },
  what: {
    'review-client': 'Your trajectory plan',
    'review-employer': 'The plan and the proposal',
    'approve-document': '{{document}}',
  },
  accepted: {
    title: 'Thank you, you have agreed',
    text: '{{name}} will be told and will take it from here. You can close this page.',
    by: '{{name}} agreed on {{date}}. You will also get an email about this.',
  },
  rejected: {
    title: 'Thank you, your reason has been sent',
    text: '{{name}} will read your reason and get in touch with you. You can close this page.',
    by: 'On {{date}}, {{name}} did not agree. You will also get an email about this.',
    reason: 'Your reason: {{reason}}',
  },
} satisfies Texts<typeof nl>;
