/** Fields of evaluations and profiles, as a sentence of the server calls them. */
export const nl = {
  work_process_ids: 'Werkprocessen',
  role: 'Rol',
  score: 'Niveau',
  comments: 'Opmerkingen',
  filter: 'Filter',
  starter: 'Starter',
  advanced: 'Gevorderd',
  professional: 'Professional',
  achieved: 'Behaald',
  expiration_date: 'Geldig tot',
  speak: 'Spreken',
  read: 'Lezen',
  write: 'Schrijven',
};

export const en: typeof nl = {
  work_process_ids: 'Work processes',
  role: 'Role',
  score: 'Level',
  comments: 'Remarks',
  filter: 'Filter',
  starter: 'Starter',
  advanced: 'Advanced',
  professional: 'Professional',
  achieved: 'Achieved',
  expiration_date: 'Valid until',
  speak: 'Speaking',
  read: 'Reading',
  write: 'Writing',
};
