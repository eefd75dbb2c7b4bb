import type { QueryClient } from '@tanstack/react-query';
import type { Me } from '@traject/contract/auth';
import type { Ability } from '@traject/contract/common/access';
import { type WingName, wings } from '../wings.ts';
import { requireAbility } from './guards.ts';
import { loadTexts } from './i18n.ts';
import { meQuery } from './session.ts';
import { signedInAs } from './token.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Where a page belongs, which says what it loads and who may open it. */
    wing?: WingName;
  }
}

type Names = readonly WingName[];

/**
 * The texts of a wing, and the guard at its door. Who comes in from outside is let through if they
 * could enter the last time: `requireWings` decides before anything is shown.
 */
export async function enter(queries: QueryClient, names: Names, isFromOutside: boolean) {
  const isUnknown = isFromOutside && !queries.getQueryData(meQuery.queryKey);
  const strange = names.filter((name) => !(isUnknown && abilitiesOf(name).every(couldHere)));
  await Promise.all([
    loadTexts(...names.flatMap((name) => wings[name].texts)),
    requireWings(queries, strange),
  ]);
}

/** Decides, by what the server says now. */
export const requireWings = (queries: QueryClient, names: Names) =>
  Promise.all(names.flatMap(abilitiesOf).map((ability) => requireAbility(queries, ability)));

function abilitiesOf(name: WingName): Ability[] {
  const wing = wings[name];
  return 'ability' in wing ? [wing.ability] : [];
}

/** Until the server has said it again, a page asks for what this account could see the last time. */
export const abilitiesHere = () => `abilities:${signedInAs()?.id}`;
export const couldHere = (ability: Ability) =>
  localStorage.getItem(abilitiesHere())?.split(',').includes(ability) ?? false;

/** Not of somebody who has left before it was known, and not where the browser has no room. */
export function noteAbilities({ abilities }: Pick<Me, 'abilities'>, whose: string) {
  if (abilitiesHere() !== whose) return;
  try {
    localStorage.setItem(whose, abilities.join());
  } catch {
    // The next visit takes a turn more.
  }
}
