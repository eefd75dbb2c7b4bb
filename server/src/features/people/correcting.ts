import type { PersonChange } from '@traject/contract/people';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { refuseTaken } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import * as records from './records.queries.ts';

type Correcting = { person: PersonScope; change: PersonChange };

/**
 * What the organisation calls somebody and where it mails them. The account is its owner's: what they
 * sign in with stays. What lies in the old mailbox opens nothing any more.
 */
export async function correctPerson({ links }: World, db: Db, { person, change }: Correcting) {
  // First the trajectories, as everywhere: whoever decides on one waits here, or is waited for.
  const trajectoryIds = change.email ? await records.lockTrajectoriesOf(db, person.id) : [];
  const stored = await records.lockRecord(db, person.id);
  if (change.email && change.email !== stored.email.toLowerCase()) {
    await links.revokeInvitations(db, person.id);
    await links.revokeOfParty(db, trajectoryIds, 'client');
  }
  if (Object.keys(change).length > 0)
    await records.correct(db, person.id, change).catch(refuseTaken('client.email_taken'));
}
