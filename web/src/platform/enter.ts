import type { QueryClient } from '@tanstack/react-query';
import { type WingName, wings } from '../wings.ts';
import { requireAbility } from './guards.ts';
import { loadTexts } from './i18n.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Where a page belongs, which says what it loads and who may open it. */
    wing?: WingName;
  }
}

/** The texts of a wing, and the guard at its door. */
export async function enter(queries: QueryClient, names: readonly WingName[]) {
  const entered = names.map((name) => wings[name]);
  await Promise.all([
    loadTexts(...entered.flatMap(({ texts }) => texts)),
    ...entered.map((wing) => 'ability' in wing && requireAbility(queries, wing.ability)),
  ]);
}
