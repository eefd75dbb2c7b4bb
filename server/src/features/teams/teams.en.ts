import type nl from './teams.nl.ts';

const texts: typeof nl = {
  errors: { 'team.name_taken': 'There is a team with this name already. Choose another name.' },
  labels: { members: 'Members', is_lead: 'Team lead' },
};
export default texts;
