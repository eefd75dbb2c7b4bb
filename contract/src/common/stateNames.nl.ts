/** The states of a trajectory, by their code. */
export default {
  new: 'nieuw',
  awaiting_client: 'wacht op cliënt',
  proposal_needed: 'offerte nodig',
  awaiting_employer: 'wacht op werkgever',
  in_progress: 'lopend',
  completed_internal: 'afgerond: intern',
  completed_external_inside_sector: 'afgerond: extern, binnen sector',
  completed_external_outside_sector: 'afgerond: extern, buiten sector',
  completed_without_placement: 'afgerond: zonder plaatsing',
};
