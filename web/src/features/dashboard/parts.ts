import { type PanelName, panelNames } from '@traject/contract/dashboard';
import type { TextKey } from '../../texts.ts';

/** The panels of a trajectory, what is known about it and its client, and who else sees it. */
export type PartName = PanelName | 'trajectory' | 'profile' | 'shared';

/** In reading order; where there is room, the first two are beside the rest. */
export const sideParts: PartName[] = ['trajectory', 'notes'];
export const mainParts: PartName[] = [
  'profile',
  'shared',
  ...panelNames.filter((name) => name !== 'notes'),
];
export const partNames = [...sideParts, ...mainParts];

export function titleOf(part: PartName): TextKey {
  if (part === 'trajectory') return 'dossier.info.title';
  return part === 'profile' ? 'clients.profile.title' : `${part}.title`;
}

export const idOf = (part: PartName) => `part-${part}`;

/** Scrolls to the panel and focuses it, so that a screen reader goes on reading there. */
export function goTo(part: PartName) {
  const panel = document.getElementById(idOf(part))?.querySelector('section');
  if (!panel) return;
  panel.tabIndex = -1;
  panel.focus({ preventScroll: true });
  panel.scrollIntoView({ block: 'start' });
}
