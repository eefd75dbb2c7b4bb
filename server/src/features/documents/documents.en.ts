import type nl from './documents.nl.ts';

const texts: typeof nl = {
  errors: {
    'document.no_source': 'Choose a file or a template.',
    'document.two_sources': 'Choose a file or a template, not both.',
    'document.approve_unsent':
      'You can only ask for approval from those who get the document. Tick sending it as well.',
    'document.in_review':
      'This document is being reviewed by {{who}}. Wait for the answer, or reset the status of the trajectory first.',
    'document.nothing_to_resend': 'There is nothing left here to send again.',
    'document.nothing_to_withdraw': 'There is nothing left here to withdraw.',
    'document.newer_version': 'There is a newer version of this document. Send that one.',
    'document.sent_before':
      'This version has already been sent. Send it again, or make a new version.',
  },
  labels: {
    trajectory_file_type: 'Type',
    trajectory_file_type_id: 'Type',
    trajectory_file_action_id: 'Action',
    document_id: 'Template',
    send_client: 'Send to the client',
    approve_client: 'Ask the client’s approval',
    send_employer: 'Send to the employer',
    approve_employer: 'Ask the employer’s approval',
    party: 'Recipient',
    approve: 'Ask for approval',
  },
};
export default texts;
