import type nl from './approvals.nl.ts';

const texts: typeof nl = {
  errors: {
    'employer.no_email':
      'The employer’s contact person has no email address yet. Fill it in on the trajectory first.',
    'return.not_asked': 'Nothing can be sent back for this document.',
    'return.enough': '{{most}} files have already been sent back. Please contact your counselor.',
  },
  labels: {
    reason: 'Reason',
  },
};
export default texts;
