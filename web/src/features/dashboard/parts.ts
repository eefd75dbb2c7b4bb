/** What stands on the dashboard, in the order in which it is read; its title is the text of that name. */
export const sideParts = { trajectory: 'dossier.info.title', notes: 'notes.title' } as const;
export const mainParts = {
  profile: 'clients.profile.title',
  experience: 'experience.title',
  studies: 'studies.title',
  tests: 'tests.title',
  documents: 'documents.title',
  applications: 'applications.title',
  invoices: 'invoices.title',
  surveys: 'surveys.title',
} as const;

const titles = { ...sideParts, ...mainParts };
export type PartName = keyof typeof titles;
export const partNames = Object.keys(titles) as PartName[];
export const titleOf = (part: PartName) => titles[part];

export const idOf = (part: PartName) => `part-${part}`;

/** Goes there, also for who does not see it: the panel is what is read next. */
export function goTo(part: PartName) {
  const panel = document.getElementById(idOf(part))?.querySelector('section');
  if (!panel) return;
  panel.tabIndex = -1;
  panel.focus({ preventScroll: true });
  panel.scrollIntoView({ block: 'start' });
}
