import type { Db } from '../../platform/db.ts';
import type { World } from '../../platform/world.ts';
import { activationDays, inviteToken } from '../auth/auth.service.ts';

type Person = { id: number; email: string; has_account: boolean };

/** The link of a mail to an evaluator: what waits, or for who has not said yes yet, the invitation. */
export async function wayInFor(world: World, db: Db, { id, email, has_account }: Person) {
  if (has_account) return { link: world.address('/pending-evaluations'), invite_days: null };
  const token = await inviteToken(world, db, { id, email });
  return { link: world.address(`/auth/activate/${token}`), invite_days: activationDays };
}
