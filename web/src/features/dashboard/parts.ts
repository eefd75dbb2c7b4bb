/** The panels of the dashboard in reading order, each with the key of its title. */
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

/** Scrolls to the panel and focuses it, so that a screen reader goes on reading there. */
export function goTo(part: PartName) {
  const panel = document.getElementById(idOf(part))?.querySelector('section');
  if (!panel) return;
  panel.tabIndex = -1;
  panel.focus({ preventScroll: true });
  panel.scrollIntoView({ block: 'start' });
}
