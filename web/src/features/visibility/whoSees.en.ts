import type nl from './whoSees.nl.ts';

const texts: typeof nl = {
  trajectory: 'Who can see this trajectory?',
  document: 'Who can see ‘{{name}}’?',
  why: {
    counselor: 'Counselor',
    help: 'Helps',
    replacement: 'Stands in',
    takes_over: 'Takes over',
    asked: 'Asked for access and was given it',
    team_lead: 'Leads the counselor’s team',
    coordinator: 'Coordinator',
    admin: 'Administrator',
    colleague: 'Colleagues: everyone here sees all trajectories',
    finance: 'Finance: only names, state and invoices',
    client: 'Client, with a link from an email',
    employer: 'Employer, with a link from an email',
  },
};
export default texts;
