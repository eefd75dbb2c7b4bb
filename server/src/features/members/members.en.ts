import type nl from './members.nl.ts';

const texts: typeof nl = {
  errors: {
    'member.may_not_share':
      'You work on this trajectory as a colleague. Only its counselor, a team lead, a coordinator or an administrator can add or remove others.',
    'member.for_a_while':
      'You work on this trajectory for a while. Ask its counselor to change the email address of the client or the contact.',
  },
  labels: {
    until: 'Up to and including',
  },
};
export default texts;
