import type nl from './members.nl.ts';

const texts: typeof nl = {
  errors: {
    'member.may_not_share':
      'You work on this trajectory as a colleague. Only its counselor, a team lead, a coordinator or an administrator can add or remove others.',
  },
  labels: {
    until: 'Up to and including',
  },
};
export default texts;
