import type { Texts } from '../../platform/texts.ts';
import type nl from './teams.nl.ts';

export default {
  title: 'Teams',
  add: 'Add a team',
  create: 'New team',
  edit: 'Edit team',
  empty: 'No teams yet',
  empty_text:
    'A team lead sees the trajectories of all counselors in the team, even where counselors otherwise see only their own.',
  failed: 'The teams could not be loaded',
  leads: 'Team leads',
  no_lead: 'No team lead',
  members: 'Counselors',
  no_members: 'Nobody yet',
  actions: 'Actions',
  person: 'Add a counselor',
  person_hint: 'Choose the counselors who work in this team.',
  in_team: 'In this team',
  is_lead: 'Team lead',
  lead_of: '{{name}} is a team lead',
  take_out: 'Take {{name}} out of the team',
  left: 'No longer has access',
  choices_failed: 'The counselors could not be loaded. Try again later.',
  no_lead_hint: 'This team has no lead: everybody sees only what they would see without a team.',
  remove: {
    title: 'Delete this team?',
    message:
      '{{name}} will be deleted. The trajectories stay with their counselors; a team lead no longer sees them as a lead.',
  },
  notify: {
    team: {
      save_success: 'The team has been saved.',
      delete_success: 'The team has been deleted.',
      delete_error: 'The team could not be deleted.',
    },
  },
} satisfies Texts<typeof nl>;
