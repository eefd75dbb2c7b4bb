/** The way of a trajectory, as data: the server holds to it and the screens draw it. */
export const trajectoryStates = [
  { id: 1, code: 'new', nl: 'nieuw', en: 'new' },
  { id: 2, code: 'awaiting_client', nl: 'wacht op cliënt', en: 'waiting for client' },
  { id: 3, code: 'proposal_needed', nl: 'offerte nodig', en: 'proposal needed' },
  { id: 4, code: 'awaiting_employer', nl: 'wacht op werkgever', en: 'waiting for employer' },
  { id: 5, code: 'in_progress', nl: 'lopend', en: 'in progress' },
  { id: 6, code: 'completed_internal', nl: 'afgerond: intern', en: 'completed: internal' },
  {
    id: 7,
    code: 'completed_external_inside_sector',
    nl: 'afgerond: extern, binnen sector',
    en: 'completed: external, inside sector',
  },
  {
    id: 8,
    code: 'completed_external_outside_sector',
    nl: 'afgerond: extern, buiten sector',
    en: 'completed: external, outside sector',
  },
  {
    id: 9,
    code: 'completed_without_placement',
    nl: 'afgerond: zonder plaatsing',
    en: 'completed: without placement',
  },
] as const;
