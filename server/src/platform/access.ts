import type { Ability, Access } from '@traject/contract/common/access';
import { notFound, signInFirst } from './errors.ts';
import type { User } from './session.ts';

/**
 * Lets the caller through or stops the call. What somebody may not use does not exist for them,
 * hence 404 and not 403.
 */
export function checkAccess(access: Access, user: User | undefined) {
  if (access === 'public' || access === 'link') return;
  if (!user) throw signInFirst();
  if (access === 'signed-in') return;
  if (!user.abilities.includes(access satisfies Ability)) throw notFound();
}
