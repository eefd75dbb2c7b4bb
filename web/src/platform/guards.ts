import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Ability } from '@traject/contract/common/access';
import { getConfig } from './config.ts';
import { home, safePath } from './paths.ts';
import { meQuery } from './session.ts';
import { isSignedIn } from './token.ts';

/** Sends a stranger to sign-in, and from there back to the page that was wanted. */
export function requireLogin(wanted: string) {
  if (!isSignedIn()) throw redirect({ to: '/auth', search: { redirect: wanted } });
}

/** What somebody may not use does not exist for them. */
export async function requireAbility(queries: QueryClient, ability: Ability) {
  const me = await queries.ensureQueryData(meQuery);
  if (!me.abilities.includes(ability)) throw redirect({ to: '/page_not_found' });
}

/** Somebody who is in has nothing to do at the door. */
export function leaveWhenSignedIn({ search }: { search: { redirect?: string | undefined } }) {
  if (isSignedIn()) throw redirect({ href: safePath(search.redirect) ?? home });
}

export function requireDebug() {
  if (!getConfig().debug) throw redirect({ to: '/' });
}
