import type { Db } from '../../platform/db.ts';
import type { World } from '../../platform/world.ts';
import { activationDays, inviteToken } from '../auth/auth.service.ts';

type Person = { id: number; has_password: boolean };

/** The link of a mail to an evaluator: what waits, or for who never signed in, a first password. */
export async function wayInFor(world: World, db: Db, { id, has_password }: Person) {
  if (has_password) return { link: world.address('/pending-evaluations'), invite_days: null };
  const token = await inviteToken(world, db, id);
  return { link: world.address(`/auth/activate/${token}`), invite_days: activationDays };
}
