import type nl from './stateNames.nl.ts';
import type { InAnother } from './texts.ts';

export default {
  new: 'new',
  awaiting_client: 'waiting for client',
  proposal_needed: 'proposal needed',
  awaiting_employer: 'waiting for employer',
  in_progress: 'in progress',
  completed_internal: 'completed: internal',
  completed_external_inside_sector: 'completed: external, inside sector',
  completed_external_outside_sector: 'completed: external, outside sector',
  completed_without_placement: 'completed: without placement',
} satisfies InAnother<typeof nl>;
