import type nl from './people.nl.ts';

const texts: typeof nl = {
  errors: {
    'profile.full': 'This list is full: it can hold at most {{most}}. Remove one first.',
    'person.self': 'You cannot shut yourself out.',
    'person.last_admin':
      'This is the last administrator of the organisation. Make somebody else administrator first.',
    'person.has_trajectories':
      'This person has trajectories here and therefore stays a client. A deleted trajectory still counts for thirty days.',
    'person.has_open_trajectories':
      'This person still has trajectories in progress. Give them to another counselor first.',
    'person.has_enrolments':
      'This student is still enrolled in a diploma. End the enrolment first.',
    'person.has_evaluations':
      'This person still has evaluations to do. Withdraw those first, or wait until they are done.',
    'person.deactivated': 'This person no longer has access. Give it back first.',
    'person.already': 'This person already has this role in the organisation.',
    'person.activated': 'This person has already activated the account.',
    'person.nowhere': 'Give this person a role in an organisation first.',
    'person.not_invited': 'Send an invitation first. After that you can make a link for it.',
    'person.gone': 'This account was just deleted. Please try again.',
  },
  labels: {
    account_types: 'Role',
    account_type: 'Role',
  },
};
export default texts;
