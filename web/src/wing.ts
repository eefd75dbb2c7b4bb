import type { Ability } from '@traject/contract/common/access';
import type { Namespace } from './texts.ts';

/** A part of the site whose pages are loaded together. */
export type Wing = {
  /** Folders in `features/` that nothing outside the wing opens with. */
  features: readonly string[];
  /** What its pages say. */
  texts: readonly Namespace[];
  /** Who may enter; what one may not use does not exist. */
  ability?: Ability;
};
