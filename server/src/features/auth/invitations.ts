import { days } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import { staleVersion } from '../../platform/database/versionedUpdate.ts';
import type { World } from '../../platform/program/world.ts';
import * as accounts from './auth.queries.ts';

export const activationDays = 7;

/** What makes somebody an account; what else they were mailed keeps working. */
export const toAccount = ['activate', 'activate-copied'] as const;

type Invited = { id: number; email: string; minutes?: number };

/**
 * Through this link the owner of the address accepts an organisation. Only the newest works, and
 * none is mailed to an address that the record no longer has: whoever opens it gets the account.
 */
export async function inviteToken(
  world: Pick<World, 'links'>,
  db: Db,
  { minutes = days(activationDays), ...invited }: Invited,
) {
  const token = (await inviteTokens(world, db, [{ ...invited, minutes }])).get(invited.id);
  if (!token) throw staleVersion();
  return token;
}

/** By the id of their record; none for a record that has another address now. */
export async function inviteTokens(
  { links }: Pick<World, 'links'>,
  db: Db,
  people: (Invited & { minutes: number })[],
) {
  if (people.length === 0) return new Map<number, string>();
  const emails = await accounts.lockInvited(
    db,
    people.map(({ id }) => id),
  );
  const same = people.filter(({ id, email }) => emails.get(id) === email);
  const ids = same.map(({ id }) => id);
  await links.revokeInvitations(db, ids, toAccount);
  const made = await links.createMany(
    db,
    same.map(({ id: person_id, minutes }) => ({
      purpose: 'activate' as const,
      person_id,
      minutes,
    })),
  );
  return new Map(ids.map((id, at) => [id, made[at]?.token ?? '']));
}

/** In addition to the mailed one, which keeps working; using either ends both. */
export async function copiedToken({ links, clock }: World, db: Db, person_id: number) {
  const minutes = days(activationDays);
  const expires_at = new Date(clock().getTime() + minutes * 60_000);
  await links.revokeInvitations(db, person_id, 'activate-copied');
  return { token: await links.create(db, 'activate-copied', { person_id, minutes }), expires_at };
}
